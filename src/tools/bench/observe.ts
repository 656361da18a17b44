/** What the browser noted of a page's load; times in milliseconds from the start of navigation. */
export interface Load {
  readonly fcp?: number;
  readonly lcp?: number;
  readonly cls: number;
  /** Total blocking time: what each long task takes beyond 50 ms, after the first paint. */
  readonly tbt: number;
}

declare global {
  interface Window {
    benchLoad: () => Load;
    benchPress: number | undefined;
    benchLastTask: number;
  }
}

/** Runs in every page before its own scripts. It must stand alone: the browser gets its text. */
export function observe(): void {
  let lcp: number | undefined;
  let cls = 0;
  const tasks: {start: number; length: number}[] = [];
  window.benchLastTask = 0;
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  watch('largest-contentful-paint', ({startTime}) => (lcp = startTime));
  watch('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
    if (!hadRecentInput) cls += value;
  });
  watch('longtask', ({startTime, duration}) => {
    tasks.push({start: startTime, length: duration});
    window.benchLastTask = performance.now();
  });
  window.benchLoad = () => {
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const tbt = tasks
      .filter(({start, length}) => start + length > (fcp ?? 0))
      .reduce((sum, {length}) => sum + Math.max(0, length - 50), 0);
    return {...(fcp === undefined ? {} : {fcp}), ...(lcp === undefined ? {} : {lcp}), cls, tbt};
  };

  // Times of presses and of what they lead to, as clock time, so that they hold across pages.
  const clock = (stamp: number): number => performance.timeOrigin + stamp;
  window.addEventListener(
    'pointerdown',
    ({timeStamp}) => {
      window.benchPress ??= timeStamp;
      sessionStorage.setItem('bench-press', String(clock(timeStamp)));
      const before = document.querySelector('h1')?.textContent;
      const poll = (): void => {
        if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(poll);
        else sessionStorage.setItem('bench-arrival', String(clock(performance.now())));
      };
      requestAnimationFrame(poll);
    },
    {capture: true},
  );
  const arrive = (): void => {
    const paint = new PerformanceObserver(() =>
      sessionStorage.setItem('bench-arrival', String(clock(performance.now()))),
    );
    paint.observe({type: 'paint', buffered: true});
  };
  // A page that was rendered ahead arrives when it is shown.
  if ((document as Document & {prerendering?: boolean}).prerendering)
    document.addEventListener('prerenderingchange', () => requestAnimationFrame(arrive), {once: true});
  else arrive();
}
