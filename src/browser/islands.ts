import type {ComponentType} from 'react';

type Load = () => Promise<{readonly default: ComponentType<never>}>;

/** Every component that React draws in the browser too, by the name that its element bears (`island.tsx`). */
export const islands = {
  AlertsChecklist: () =>
    import(
      /* webpackChunkName: "island-AlertsChecklist" */ '@site/src/components/content/AlertsChecklist/View'
    ),
  Calculator: () =>
    import(/* webpackChunkName: "island-Calculator" */ '@site/src/components/content/FreePlaces/Calculator'),
  Slideshow: () =>
    import(/* webpackChunkName: "island-Slideshow" */ '@site/src/components/content/Slideshow/View'),
} satisfies Readonly<Record<string, Load>>;
