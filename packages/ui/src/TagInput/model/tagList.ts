/** The result of adding texts to a list of tags. */
export interface AddedTags {
  /** The list with the new tags at its end. */
  tags: string[];
  added: string[];
  /** Texts that equal a tag, ignoring case. */
  duplicates: string[];
  /** Texts beyond the limit. */
  excess: string[];
}

const separators = /[,，、;；\t\r\n]+/;

/**
 * Whether the text contains a separator: a comma or semicolon of either width, an enumeration
 * comma, a tab or a line break.
 */
export function endsTag(text: string): boolean {
  return separators.test(text);
}

/** Returns the non-empty, trimmed parts of a typed or pasted text. */
export function splitTags(text: string): string[] {
  return text
    .split(separators)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/**
 * Adds texts to a list of at most `max` tags. A text that differs from a tag only in case or width
 * is a duplicate.
 */
export function addTags(tags: readonly string[], texts: readonly string[], max: number): AddedTags {
  const result: AddedTags = { tags: [...tags], added: [], duplicates: [], excess: [] };
  const known = new Set(tags.map(normalize));
  for (const text of texts) {
    if (known.has(normalize(text))) result.duplicates.push(text);
    else if (result.tags.length >= max) result.excess.push(text);
    else {
      known.add(normalize(text));
      result.tags.push(text);
      result.added.push(text);
    }
  }
  return result;
}

function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
