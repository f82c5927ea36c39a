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
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/**
 * Adds texts to a list of at most `max` tags. A text that differs from a tag only in case or width
 * is a duplicate.
 */
export function addTags(tags: readonly string[], words: readonly string[], max: number): AddedTags {
  const result: AddedTags = { tags: [...tags], added: [], duplicates: [], excess: [] };
  const known = new Set(tags.map(sameness));
  for (const word of words) {
    if (known.has(sameness(word))) result.duplicates.push(word);
    else if (result.tags.length >= max) result.excess.push(word);
    else {
      known.add(sameness(word));
      result.tags.push(word);
      result.added.push(word);
    }
  }
  return result;
}

function sameness(word: string): string {
  return word.normalize('NFKC').toLowerCase();
}
