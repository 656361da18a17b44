import storage from '@generated/site-storage';

/** Where Docusaurus keeps the choice: its inline script reads it before the first paint. */
const KEY = `theme${storage.namespace}`;

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
      localStorage.setItem(KEY, mode);
    } catch {
      // The choice then lasts as long as the page.
    }
  });
  addEventListener('storage', ({key, newValue}) => {
    if (key === KEY) show(newValue ?? system(), newValue !== null);
  });
  dark.addEventListener('change', () => {
    if (root.dataset['themeChoice'] === 'system') show(system(), false);
  });
}
