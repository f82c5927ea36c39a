const BLOCK_END = /<\/(?:p|div|h[1-6]|li|tr|blockquote|pre|section|table)>|<br\s*\/?>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Returns the plain text of sanitised HTML: one line for each paragraph, row and item. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<\/t[dh]>(?=\s*<t[dh])/gi, '\t')
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
      (all, hex?: string, code?: string, name?: string) =>
        hex || code
          ? characterOf(hex ? Number.parseInt(hex, 16) : Number(code))
          : (ENTITIES[name!] ?? all),
    )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const characterOf = (code: number) =>
  code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';

/** A merge field of the editor of rich texts. */
const MERGE_FIELD = /<span data-merge-field="([\w.-]+)"[^>]*>[^<]*<\/span>/g;

/** Returns sanitised HTML with `{name}` in place of the merge fields of the editor. */
export const withVariables = (html: string): string => html.replace(MERGE_FIELD, '{$1}');
