/** What became of the words that were to be added. */
export interface AddedTags {
  /** The list with the new ones at its end. */
  tags: string[];
  added: string[];
  /** Words that were there already, whatever their case. */
  duplicates: string[];
  /** Words that the limit kept out. */
  excess: string[];
}

const separators = /[,，、;；\t\r\n]+/;

/**
 * Whether a text holds a sign that ends a tag: a comma or semicolon of either width, an enumeration
 * comma, a tab or a line break.
 */
export function endsTag(text: string): boolean {
  return separators.test(text);
}

/** Returns the words of a text that was typed or pasted, trimmed, without empty ones. */
export function splitTags(text: string): string[] {
  return text
    .split(separators)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/**
 * Adds words to a list up to `max`. A word that differs only in case or width from one that is
 * there is a duplicate.
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
