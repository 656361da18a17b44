/** Brings what keeps and shares the plan (`live.ts`) when it comes near the window, or by a link that carries one. */
export default function schoolYear(): void {
  const plan = document.querySelector<HTMLElement>('[data-plan]');
  if (!plan) return;
  let isAsked = false;
  /** Pressed before it was there: given back. */
  let pressed: HTMLElement | undefined | null;

  const wake = async (): Promise<void> => {
    if (isAsked) return;
    isAsked = true;
    try {
      const {start} = await import(/* webpackChunkName: "school-year" */ './live');
      start(plan);
      plan.dataset['live'] = '';
      pressed?.click();
    } catch (error) {
      isAsked = false;
      plan.dataset['scripts'] = 'failed';
      const {request} = error as {readonly request?: string};
      if (request) dispatchEvent(new CustomEvent('ce-lost', {detail: request}));
    }
  };

  const look = (): void => void (location.hash.startsWith('#plan.') && wake());
  look();
  addEventListener('hashchange', look);
  plan.addEventListener('change', () => void wake());
  plan.addEventListener('click', ({target}) => {
    if ('live' in plan.dataset) return;
    pressed = (target as Element).closest<HTMLElement>('[data-does]') ?? pressed;
    void wake();
  });
  new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && void wake(), {
    rootMargin: '300px',
  }).observe(plan);
}
