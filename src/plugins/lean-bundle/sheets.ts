/** Parts of a page whose styles are kept apart, with the files that belong to them; a page gets those of
 * the parts that it wears. All other styles (tokens, elements, `ui/`, the frame) every page has, and
 * first. A class of a part must not be restyled from another part. */
export const SHEETS: Readonly<Record<string, RegExp>> = {
  missing: /components[\\/]layout[\\/]NotFoundScreen[\\/]/,
  deck: /components[\\/]content[\\/]Slideshow[\\/]|pages[\\/]_deck[\\/]/,
  search: /search[\\/]SearchPanel[\\/]/,
  fold: /components[\\/]ui[\\/]Disclosure[\\/]/,
  table: /components[\\/]content[\\/]ComparisonTable[\\/]/,
  home: /components[\\/](?:ui[\\/]Accordion|layout[\\/]HomeHero|content[\\/](?:BandPart|CertificationCards|CompetenceBand|Faq|ModelCards|PartnerRow|PlansTable|ReasonCards))[\\/]/,
  law: /components[\\/](?:law[\\/](?!LawReferences)\w+|content[\\/](?:Law\w+|AlertsChecklist|ComplianceBadge|QuickAnswers|RiskSummary|SignatureBlock|Term))[\\/]/,
  page: /components[\\/](?:ui[\\/](?:NumberField|Plot|SourceNote)|layout[\\/](?:Page|Profile|Tool)Hero|content[\\/]\w+)[\\/]/,
};

interface CacheGroup {
  readonly name: string;
  readonly type: 'css/mini-extract';
  readonly chunks: 'all';
  readonly enforce: true;
  readonly priority: number;
  readonly test: RegExp;
}

/** A bundler group for each sheet, before the stock one that takes what is left. A file that fits
 * several belongs to the first. */
export function sheetGroups(): Readonly<Record<string, CacheGroup>> {
  return Object.fromEntries(
    Object.entries(SHEETS).map(([name, test], index) => [
      `${name}Styles`,
      {name, type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 70 - index, test} as const,
    ]),
  );
}
