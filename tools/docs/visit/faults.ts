import type { DocsPageSeen } from './readPage.ts';

/** The languages that the toolbar offers. */
export type DocsLanguage = 'zh' | 'en';

const HAN = /\p{Script=Han}/u;

/** Two English words in a row: a name alone is none of either language. */
const ENGLISH = /[a-z]{2,}[ ,;:–-]+[a-z]{2,}/i;

/** Returns what is wrong with a page in one language, a sentence each. */
export function faultsOf(
  page: DocsPageSeen,
  language: DocsLanguage,
  isComponent: boolean,
): string[] {
  return [
    ...(page.direction === 'rtl' || page.headingDirection !== 'ltr'
      ? ['is laid out from right to left']
      : []),
    ...(isComponent && page.tables.length === 0 ? ['has no table of props'] : []),
    ...(page.isInert ? ['is covered by a dialog'] : []),
    ...(isComponent && page.codes.length === 0 ? ['shows no code'] : []),
    // The import, an empty line, the story.
    ...page.codes
      .filter((code) => code.trim().split('\n').length < 3)
      .map((code) => `shows code without its lines: "${code.slice(0, 60)}"`),
    ...page.types
      .filter((type) => /: (union|enum|other|unknown|any|object|)$/.test(type))
      .map((type) => `says nothing with the type "${type}"`),
    ...page.prose
      .filter((text) => /\|\s*-{3,}/.test(text))
      .map(() => 'shows the source of a table'),
    ...page.prose
      .filter((text) => isForeign(text, language))
      .map((text) => `has a text of another language: "${text.slice(0, 60)}"`),
    ...(isComponent && language === 'en' ? page.demos : [])
      .flatMap((text) => /.{0,20}\p{Script=Han}+.{0,20}/u.exec(text) ?? [])
      .map((text) => `has a story with Chinese data: "${text}"`),
  ];
}

function isForeign(text: string, language: DocsLanguage): boolean {
  return language === 'en' ? HAN.test(text) : !HAN.test(text) && ENGLISH.test(text);
}
