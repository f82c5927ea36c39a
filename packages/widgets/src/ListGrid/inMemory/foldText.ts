/** Characters that show nothing: control, zero-width and direction characters, soft hyphens. */
const UNSEEN = new RegExp(
  '[\\u0001-\\u0008\\u000E-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u180E' +
    '\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB]',
  'g',
);

/** Characters that look alike, by the one that they count as. */
const ALIKE = [
  [/[\u00B7\u0387\u2022\u2024\u2027\u2219\u22C5\u2E31\u30FB\uFF0E\uFF65]/g, '·'],
  [/[\u2010-\u2015\u2212\u2E3A\u2E3B\uFE58\uFE63\uFF0D]/g, '-'],
  [/[\u00B4\u02B9\u02BC\u2018\u2019\u201B\u2032\uFF07`]/g, "'"],
] as const;

/**
 * Returns a text as searches compare it: width, case, look-alike dots, dashes, apostrophes and
 * blanks make no difference, and unseen characters do not count.
 */
export function foldText(text: string): string {
  const plain = ALIKE.reduce(
    (left, [from, to]) => left.replace(from, to),
    text.replace(UNSEEN, ''),
  );
  return plain.normalize('NFKC').toLowerCase();
}
