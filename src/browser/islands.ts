import type {ComponentType} from 'react';

/** A component that React takes over, or what answers for native controls and draws nothing. */
type Island = {readonly default: ComponentType} | {readonly start: (element: HTMLElement) => void};
type Load = () => Promise<Island>;

/** What wakes when it is near or touched, by the name that its element bears. */
export const islands = {
  AlertsChecklist: () =>
    import(
      /* webpackChunkName: "island-AlertsChecklist" */ '@site/src/components/content/AlertsChecklist/live'
    ),
  SchoolYear: () =>
    import(/* webpackChunkName: "island-SchoolYear" */ '@site/src/components/content/SchoolYear/live'),
  Slideshow: () =>
    import(/* webpackChunkName: "island-Slideshow" */ '@site/src/components/content/Slideshow/View'),
} satisfies Readonly<Record<string, Load>>;
