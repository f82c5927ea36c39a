import {
  contrastToWhite,
  LAYOUT_COLOUR,
  LAYOUT_CONTRAST,
  STANDARD_LAYOUT,
  type LayoutSection,
  type ReportLayoutContent,
} from '@mingjian/api';

/** Returns the content of a form's value, wrong colours among it; the standard one for no JSON. */
export function contentOf(value: unknown): ReportLayoutContent {
  if (typeof value !== 'string') return STANDARD_LAYOUT;
  try {
    return { ...STANDARD_LAYOUT, ...(JSON.parse(value) as ReportLayoutContent) };
  } catch {
    return STANDARD_LAYOUT;
  }
}

/** Whether a colour can be the one of a layout: white text on it can be read. */
export const isLayoutColour = (colour: string): boolean =>
  /^#[0-9a-f]{6}$/.test(colour) && contrastToWhite(colour) >= LAYOUT_CONTRAST;

/** Returns the content to be shown, with the product's colour in the place of a wrong one. */
export const shownContent = (content: ReportLayoutContent): ReportLayoutContent =>
  isLayoutColour(content.colour) ? content : { ...content, colour: LAYOUT_COLOUR };

type Sections = ReportLayoutContent['sections'];

/** Returns the sections with one at another place; the same ones where the cover would move. */
export function withMovedSection(sections: Sections, from: number, to: number): Sections {
  const section = sections[from];
  if (!section || from === 0 || to < 1 || to >= sections.length) return sections;
  return sections.toSpliced(from, 1).toSpliced(to, 0, section);
}

/** Returns the sections with one of them shown or not. */
export const withShownSection = (
  sections: Sections,
  section: LayoutSection,
  shown: boolean,
): Sections => sections.map((one) => (one.name === section ? { name: section, shown } : one));
