/**
 * Validated data, written as JSON by the `site-data` plugin before the bundler runs.
 * `import tools from '@data/tools'` brings only that file to the browser.
 */
declare module '@data/brand' {
  const value: import('./types').DataFiles['brand'];
  export default value;
}
/** `preparationNote` of `provisional.ts`. */
declare module '@data/preparation' {
  const value: string;
  export default value;
}
declare module '@data/contacts' {
  const value: import('./types').DataFiles['contacts'];
  export default value;
}
declare module '@data/help' {
  const value: import('./types').DataFiles['help'];
  export default value;
}
declare module '@data/links' {
  const value: import('./types').DataFiles['links'];
  export default value;
}
declare module '@data/plans' {
  const value: import('./types').DataFiles['plans'];
  export default value;
}
declare module '@data/faq' {
  const value: import('./types').DataFiles['faq'];
  export default value;
}
declare module '@data/ecosystem' {
  const value: import('./types').DataFiles['ecosystem'];
  export default value;
}
declare module '@data/competences' {
  const value: import('./types').DataFiles['competences'];
  export default value;
}
declare module '@data/tools' {
  const value: import('./types').DataFiles['tools'];
  export default value;
}
declare module '@data/programme' {
  const value: import('./types').DataFiles['programme'];
  export default value;
}
declare module '@data/courses' {
  const value: import('./types').DataFiles['courses'];
  export default value;
}
declare module '@data/partners' {
  const value: import('./types').DataFiles['partners'];
  export default value;
}
declare module '@data/network' {
  const value: import('./types').DataFiles['network'];
  export default value;
}
declare module '@data/universities' {
  const value: import('./types').DataFiles['universities'];
  export default value;
}
declare module '@data/experts' {
  const value: import('./types').DataFiles['experts'];
  export default value;
}
declare module '@data/certifications' {
  const value: import('./types').DataFiles['certifications'];
  export default value;
}
declare module '@data/statistics' {
  const value: import('./types').DataFiles['statistics'];
  export default value;
}
declare module '@data/alerts' {
  const value: import('./types').DataFiles['alerts'];
  export default value;
}
declare module '@data/comparison' {
  const value: import('./types').DataFiles['comparison'];
  export default value;
}
declare module '@data/law-readers' {
  const value: import('./types').DataFiles['law-readers'];
  export default value;
}
declare module '@data/law-comparison' {
  const value: import('./types').DataFiles['law-comparison'];
  export default value;
}
declare module '@data/law-support' {
  const value: import('./types').DataFiles['law-support'];
  export default value;
}
declare module '@data/laws' {
  const value: import('./types').DataFiles['laws'];
  export default value;
}
declare module '@data/navigation' {
  const value: import('./types').DataFiles['navigation'];
  export default value;
}
declare module '@data/webinar' {
  const value: import('./types').DataFiles['webinar'];
  export default value;
}
declare module '@data/slides' {
  const value: import('./types').DataFiles['slides'];
  export default value;
}
declare module '@data/speaker-notes' {
  const value: import('./types').DataFiles['speaker-notes'];
  export default value;
}
declare module '@data/redirects' {
  const value: import('./types').DataFiles['redirects'];
  export default value;
}
