import {MODE_KEY} from './key';

const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

function show(mode: string, isChoice: boolean): void {
  root.dataset['theme'] = mode;
  root.dataset['themeChoice'] = isChoice ? mode : 'system';
}

const system = (): string => (dark.matches ? 'dark' : 'light');

/** The buttons that switch the mode; another tab's choice and the system's count here too. */
export default function colorMode(): void {
  document.addEventListener('click', ({target}) => {
    if (!(target as Element).closest('[data-color-mode]')) return;
    const mode = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
    show(mode, true);
    try {
      localStorage.setItem(MODE_KEY, mode);
    } catch {
      // The choice then lasts as long as the page.
    }
  });
  addEventListener('storage', ({key, newValue}) => {
    if (key === MODE_KEY) show(newValue ?? system(), newValue !== null);
  });
  dark.addEventListener('change', () => {
    if (root.dataset['themeChoice'] === 'system') show(system(), false);
  });
}
