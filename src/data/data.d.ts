/**
 * Validated data, written as JSON by the `site-data` plugin before the bundler runs.
 * `import tools from '@data/tools'` brings only that file to the browser.
 */
declare module '@data/brand' {
  const value: import('./types').Brand;
  export default value;
}
/** `preparationNote` of `provisional.ts`. */
declare module '@data/preparation' {
  const value: string;
  export default value;
}
declare module '@data/contacts' {
  const value: readonly import('./types').Contact[];
  export default value;
}
declare module '@data/help' {
  const value: import('./types').Help;
  export default value;
}
declare module '@data/links' {
  const value: readonly import('./types').OutboundLink[];
  export default value;
}
declare module '@data/plans' {
  const value: import('./types').Plans;
  export default value;
}
declare module '@data/faq' {
  const value: readonly import('./types').FaqEntry[];
  export default value;
}
declare module '@data/ecosystem' {
  const value: readonly import('./types').EcosystemPlatform[];
  export default value;
}
declare module '@data/competences' {
  const value: readonly import('./types').Competence[];
  export default value;
}
declare module '@data/tools' {
  const value: readonly import('./types').Tool[];
  export default value;
}
declare module '@data/programme' {
  const value: import('./types').Programme;
  export default value;
}
declare module '@data/courses' {
  const value: readonly import('./types').Course[];
  export default value;
}
declare module '@data/partners' {
  const value: readonly import('./types').Partner[];
  export default value;
}
declare module '@data/network' {
  const value: import('./types').Network;
  export default value;
}
declare module '@data/universities' {
  const value: import('./types').Universities;
  export default value;
}
declare module '@data/experts' {
  const value: readonly import('./types').Expert[];
  export default value;
}
declare module '@data/certifications' {
  const value: readonly import('./types').Certification[];
  export default value;
}
declare module '@data/statistics' {
  const value: readonly import('./types').Statistic[];
  export default value;
}
declare module '@data/alerts' {
  const value: readonly import('./types').AlertGroup[];
  export default value;
}
declare module '@data/comparison' {
  const value: readonly import('./types').ComparisonRow[];
  export default value;
}
declare module '@data/law-readers' {
  const value: import('./types').LawReaders;
  export default value;
}
declare module '@data/law-comparison' {
  const value: readonly import('./types').LawComparisonRow[];
  export default value;
}
declare module '@data/law-support' {
  const value: readonly import('./types').LawSupportRow[];
  export default value;
}
declare module '@data/laws' {
  const value: readonly import('./types').Law[];
  export default value;
}
declare module '@data/navigation' {
  const value: readonly import('./types').NavigationMenu[];
  export default value;
}
declare module '@data/webinar' {
  const value: import('./types').Webinar;
  export default value;
}
declare module '@data/slides' {
  const value: readonly import('./types').Slide[];
  export default value;
}
declare module '@data/speaker-notes' {
  const value: readonly import('./types').SpeakerNotes[];
  export default value;
}
