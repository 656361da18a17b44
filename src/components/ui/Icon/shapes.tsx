import type {ReactNode} from 'react';

/** Drawings on a 24 unit grid, 1.8 stroke; class `spot` is the one solid part of an icon. */
export const shapes = {
  home: (
    <>
      <path d="M4 11.5 12 5l8 6.5" /> <path d="M6.5 10v9h11v-9" />{' '}
      <path d="M10.5 19v-4.5a1.5 1.5 0 0 1 3 0V19" className="spot" />
    </>
  ),
  menu: (
    <>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </>
  ),
  close: (
    <>
      <path d="M6 6l12 12M18 6L6 18" />
    </>
  ),
  chevron: (
    <>
      <path d="M6.5 9.5 12 15l5.5-5.5" />
    </>
  ),
  arrow: (
    <>
      <path d="M5 12h13M12.5 6.5 18 12l-5.5 5.5" />
    </>
  ),
  back: (
    <>
      <path d="M19 12H6M11.5 6.5 6 12l5.5 5.5" />
    </>
  ),
  external: (
    <>
      <path d="M8 16 17 7M9.5 7H17v7.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8" /> <path d="M12 7.5V12l3 2" />
    </>
  ),
  group: (
    <>
      <circle cx="9" cy="9" r="3.2" className="spot" /> <path d="M3.5 19a5.5 5.5 0 0 1 11 0" />{' '}
      <path d="M15.5 6.2a3 3 0 0 1 0 5.8M17 14.3a5.5 5.5 0 0 1 3.5 4.7" />
    </>
  ),
  list: (
    <>
      <path d="M10 7h10M10 12h10M10 17h7" /> <circle cx="5.5" cy="7" r="1.5" className="spot" />{' '}
      <circle cx="5.5" cy="12" r="1.5" className="spot" />{' '}
      <circle cx="5.5" cy="17" r="1.5" className="spot" />
    </>
  ),
  whistle: (
    <>
      <path d="M10.5 8.5H21v3.5l-4.2 1A6 6 0 1 1 10.5 8.5z" />{' '}
      <circle cx="10.8" cy="14.5" r="2" className="spot" /> <path d="M7 5.5 6 3.5M11.5 5V3M3.5 8 1.8 7" />
    </>
  ),
  print: (
    <>
      <path d="M7 9V4h10v5M7 17H4.5V9.5h15V17H17" /> <path d="M7 14h10v6H7z" className="spot" />
    </>
  ),
  check: (
    <>
      <path d="M5 12.5 10 17.5 19.5 7" />
    </>
  ),
  download: (
    <>
      <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
    </>
  ),
  phone: (
    <>
      <path d="M6.5 4h3l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5v3c0 1.5-1 2.5-2.5 2.5C10 20 4 14 4 6.5 4 5 5 4 6.5 4z" />
    </>
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" /> <path d="M4 7.5l8 6 8-6" />
    </>
  ),
  chat: (
    <>
      <path d="M4 19.5 5.2 16A8 8 0 1 1 8.5 19z" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="8.5" /> <path d="M9.5 9.7a2.5 2.5 0 1 1 3.7 2.2c-.9.5-1.2 1-1.2 2" />{' '}
      <circle cx="12" cy="16.7" r=".6" className="spot" />
    </>
  ),
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" /> <path d="M15 15l5 5" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" className="spot" />{' '}
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </>
  ),
  fullscreen: (
    <>
      <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 19.5 6v6c0 4.5-3.5 7.3-7.5 8.5C8 19.3 4.5 16.5 4.5 12V6z" />{' '}
      <path d="M8.8 12l2.3 2.3 4-4.3" />
    </>
  ),
  play: (
    <>
      <path d="M8 5.5v13l11-6.5z" className="spot" />
    </>
  ),
  moon: (
    <>
      <path d="M19.5 14.5A8 8 0 1 1 10 4.2a6.5 6.5 0 0 0 9.5 10.3z" className="spot" />
    </>
  ),
  calendar: (
    <>
      <path d="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4M15.5 4v4" />
      <circle cx="9" cy="15" r="1.5" className="spot" />
    </>
  ),
  book: (
    <>
      <path d="M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5z" />
      <path d="M12 6.5v13" />
    </>
  ),
  star: (
    <>
      <path d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z" />
    </>
  ),
  chart: (
    <>
      <path d="M4.5 19.5h15" />
      <path d="M7 16v-4M12 16V6M17 16v-7" />
    </>
  ),
  heart: (
    <>
      <path d="M12 19.5C7 15.5 4 12.7 4 9.3A4.1 4.1 0 0 1 12 7.6a4.1 4.1 0 0 1 8 1.7c0 3.4-3 6.2-8 10.2z" />
    </>
  ),
  scales: (
    <>
      <path d="M12 4v16M7 20h10M5 7.5h14" />
      <path d="M5 7.5 2.5 13h5zM19 7.5 16.5 13h5z" />
    </>
  ),
  hand: (
    <>
      <path d="M7 12V7.5a1.5 1.5 0 0 1 3 0V11m0-.5V5.5a1.5 1.5 0 0 1 3 0V11m0-.5v-4a1.5 1.5 0 0 1 3 0V12m0-1.5a1.5 1.5 0 0 1 3 0V14a6 6 0 0 1-6 6h-1a6 6 0 0 1-4.6-2.2L4 14.3a1.5 1.5 0 0 1 2.2-2L7 13" />
    </>
  ),
  refresh: (
    <>
      <path d="M19 8A7.5 7.5 0 0 0 5.2 9.5M5 16a7.5 7.5 0 0 0 13.8-1.5" />
      <path d="M19.5 4v4.5H15M4.5 20v-4.5H9" />
    </>
  ),
  document: (
    <>
      <path d="M6 3.5h8l4.5 4.5v12.5H6z" />
      <path d="M14 3.5V8h4.5M9 12.5h6M9 16h4" />
    </>
  ),
  screen: (
    <>
      <rect x="3.5" y="5" width="17" height="11" rx="1.5" />
      <path d="M9 20h6M12 16v4" />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z" />
      <circle cx="12" cy="12" r="2.6" className="spot" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
      <circle cx="12" cy="15.2" r="1.4" className="spot" />
    </>
  ),
  compass: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M15.5 8.5 13.5 13.5 8.5 15.5 10.5 10.5z" className="spot" />
    </>
  ),
  link: (
    <>
      <path d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
    </>
  ),
  minus: (
    <>
      <path d="M5 12h14" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;
