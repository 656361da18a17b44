/** Written by the `site-laws` plugin from the two law pages. */
declare module '@laws/index.json' {
  const value: import('./types').LawIndex;
  export default value;
}
declare module '@laws/references.json' {
  const value: import('./types').LawReferencesByRoute;
  export default value;
}
declare module '@laws/evidence.json' {
  const value: import('./types').EvidenceByAlert;
  export default value;
}
declare module '@laws/plan.json' {
  const value: readonly import('./types').PlannedStep[];
  export default value;
}
declare module '@laws/official-*' {
  const value: import('./types').OfficialArticles;
  export default value;
}
declare module '@laws/terms.json' {
  const value: import('./read').LawTerms;
  export default value;
}
declare module '@laws/built.json' {
  /** Day of the build in Bogotá, `AAAA-MM-DD`. */
  const value: {readonly day: string};
  export default value;
}
