/** An element that the server draws and React leaves as it is. */
export interface StillPart {
  /** Name of its element. */
  readonly tag: string;
  /** Selector of something that is in the document only when the part is: for parts that may be absent. */
  readonly where?: string;
}

/** Parts written as components, by their folder under `src`: each draws one element and does nothing in the browser. */
export const STILL_PARTS: Readonly<Record<string, StillPart>> = {
  'components/layout/LawHead': {tag: 'header'},
  'components/layout/LawReferences': {tag: 'section', where: '#en-la-ley'},
  'components/layout/PageBar': {tag: 'div'},
  'components/layout/PageFooter': {tag: 'footer'},
  'components/layout/PageHero': {tag: 'header'},
  'components/layout/PrintSource': {tag: 'p'},
  'components/layout/ProfileHero': {tag: 'header'},
  'components/layout/SiteFooter': {tag: 'footer'},
  'components/layout/ToolHero': {tag: 'header'},
  'pages/_home/Chair': {tag: 'section'},
  'pages/_home/Hero': {tag: 'section'},
  'pages/_home/Model': {tag: 'section'},
  'pages/_home/Partners': {tag: 'section'},
  'pages/_home/Pricing': {tag: 'section'},
  'pages/_home/WhyNow': {tag: 'section'},
};
