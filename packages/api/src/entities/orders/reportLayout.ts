/** Sections of a report, in the order of a report without a layout. The cover is always first. */
export const LAYOUT_SECTIONS = [
  'cover',
  'summary',
  'overview',
  'body',
  'remark',
  'ending',
  'attachments',
] as const;

/** A section of a report; `overview` is the table of results, `body` the items one by one. */
export type LayoutSection = (typeof LAYOUT_SECTIONS)[number];

/** Sections that every report has: its result with the reasons, and the statement. */
export const FIXED_SECTIONS: readonly LayoutSection[] = ['cover', 'summary', 'body', 'ending'];

/** Fields of the cover, in their order. */
export const COVER_FIELDS = [
  'company',
  'candidate',
  'idCardNo',
  'position',
  'product',
  'orderNo',
  'number',
  'orderedOn',
  'issuedOn',
] as const;

/** A field of the cover. */
export type CoverField = (typeof COVER_FIELDS)[number];

/** Fields that every cover has: a report without them could be taken for another one. */
export const FIXED_COVER_FIELDS: readonly CoverField[] = ['candidate', 'number', 'issuedOn'];

/** Fields of an item beside its name, result and level; `rows` is the table of its claims. */
export const ITEM_FIELDS = ['rows', 'verdict', 'reason', 'conclusion'] as const;

/** A field of an item. */
export type ItemField = (typeof ITEM_FIELDS)[number];

/** Fields that every item has: a level is never without its reason. */
export const FIXED_ITEM_FIELDS: readonly ItemField[] = ['reason'];

/** Content of a layout of reports. */
export interface ReportLayoutContent {
  /** Every section once, in the order of the document. */
  sections: { name: LayoutSection; shown: boolean }[];
  /** The shown fields. */
  coverFields: CoverField[];
  itemFields: ItemField[];
  /** Colour of cover and headings: `#rrggbb`, with a contrast to white of 4.5 at least. */
  colour: string;
  /** Whether issued documents have their watermark. Drafts always have one. */
  watermark: boolean;
  /** Path of a picture. */
  logo: string | null;
  coverPicture: string | null;
}

/** Colour of layouts that have no other: that of the product. */
export const LAYOUT_COLOUR = '#0f2a4a';

/** The standard content of a layout: reports as they are without one. */
export const STANDARD_LAYOUT: ReportLayoutContent = {
  sections: LAYOUT_SECTIONS.map((name) => ({ name, shown: true })),
  coverFields: [...COVER_FIELDS],
  itemFields: [...ITEM_FIELDS],
  colour: LAYOUT_COLOUR,
  watermark: true,
  logo: null,
  coverPicture: null,
};

/**
 * Returns the sections of a report in the order of its layout: those that are shown and have
 * something in them. Page and PDF have the same ones.
 */
export const shownSections = (
  { sections }: Pick<ReportLayoutContent, 'sections'>,
  isFilled: Partial<Record<LayoutSection, boolean>> = {},
): LayoutSection[] =>
  sections.flatMap(({ name, shown }) => (shown && isFilled[name] !== false ? [name] : []));

/** Whether the table of results is part of the summary: it then has no heading of its own. */
export const isBelowSummary = (sections: readonly LayoutSection[]): boolean =>
  sections.includes('overview') && sections.indexOf('overview') === sections.indexOf('summary') + 1;

/** A layout that a version of a report can have. */
export interface LayoutChoice {
  id: string;
  name: string;
  /** Whether it is the client company's own. */
  isOwn: boolean;
}

/** Layouts of a version that is written. */
export interface ReportLayoutChoices {
  /** The chosen one; `null` where the version follows the default. */
  chosenId: string | null;
  /** The default of the client and kind; `null` without one. */
  defaultId: string | null;
  choices: LayoutChoice[];
}
