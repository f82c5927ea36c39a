/** Elements without an end tag, and those that a following one of their kind ends. */
const UNNESTED = new Set(
  'area base br col embed hr img input link meta param source track wbr li p tbody td tfoot th thead tr'.split(
    ' ',
  ),
);

/** Elements whose content is text. */
const RAW = new Set(['style', 'title']);

/**
 * Elements with rules of their own for what is in them, which no rich text has. Beside one of them
 * no end tag is believed: a parser may see another document than this scan.
 */
const SPECIAL =
  /<(?:svg|math|select|template|frameset|plaintext|script|textarea|xmp|iframe|no(?:embed|frames))/i;

/** A comment, a tag without its attributes, or what a parser takes for a comment. */
const MARKUP =
  /<(?:!--(?:-?>|[^]*?(?:--!?>|$))|[!?][^>]*>?|\/[^a-z][^>]*>?|(\/?)([a-z][^\t\n\f\r />]*))/gi;

/** An attribute, or the space before the end of a tag. */
const ATTRIBUTE =
  /[\t\n\f\r /]+|[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >"'][^\t\n\f\r >]*)?)?/y;

/**
 * Returns how deeply the elements of an HTML text are nested, at least: never less than a parser
 * nests them, but for paragraphs, items of lists and parts of tables. Reads the text once.
 */
export function htmlDepth(html: string): number {
  const open = new Map<string, number>();
  const isSpecial = SPECIAL.test(html);
  let depth = 0;
  let deepest = 0;
  MARKUP.lastIndex = 0;
  for (let found = MARKUP.exec(html); found; found = MARKUP.exec(html)) {
    const [, slash, tag] = found;
    if (tag === undefined) continue;
    MARKUP.lastIndex = endOfTag(html, MARKUP.lastIndex);
    const name = tag.toLowerCase();
    if (UNNESTED.has(name) && !isSpecial) continue;
    const count = open.get(name) ?? 0;
    if (slash === '') {
      open.set(name, count + 1);
      depth += 1;
      deepest = Math.max(deepest, depth);
      if (RAW.has(name) && !isSpecial) MARKUP.lastIndex = endOfText(html, name, MARKUP.lastIndex);
    } else if (count > 0 && !isSpecial) {
      open.set(name, count - 1);
      depth -= 1;
    }
  }
  return deepest;
}

/** Returns where a tag ends whose name ends at `index`. */
function endOfTag(html: string, index: number) {
  let end = index;
  ATTRIBUTE.lastIndex = end;
  while (ATTRIBUTE.test(html)) end = ATTRIBUTE.lastIndex;
  return end;
}

/** Returns where the end tag of an element begins whose content is text. */
function endOfText(html: string, name: string, index: number) {
  const end = new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi');
  end.lastIndex = index;
  return end.exec(html)?.index ?? html.length;
}
