/** Returns texts in one line, separated as the language of a locale does: 甲、乙 or a, b. */
export function listText(texts: readonly string[], locale: string): string {
  // `unit` puts nothing between Chinese words, and a longer style a word before the last.
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' }).format(texts);
}
