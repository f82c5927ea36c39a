/** A node of a rich text for a template: a text, or an element with what is in it. */
export type RichNode = string | RichElement;

/** An element: a paragraph `p`, a heading `h`, a list `ul` or `ol`, bold `b`, a picture `img` … */
export interface RichElement {
  t: string;
  c: RichNode[];
  /** Address of a link, or name of a picture. */
  href?: string;
  /** Text of a picture. */
  alt?: string;
  /** Colour of letters, `#rrggbb`. */
  color?: string;
  align?: 'center' | 'right';
}

interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (string | Tag)[];
}

const VOID = new Set(['br', 'hr', 'img']);
const INLINE: Readonly<Record<string, string>> = {
  b: 'b',
  strong: 'b',
  i: 'i',
  em: 'i',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
  span: 'span',
};
const LISTS = new Set(['ul', 'ol']);
const BLOCKS = new Set(['p', 'h', 'ul', 'ol', 'quote', 'table', 'hr', 'img']);

/**
 * Returns a sanitised rich text as blocks for a template. Its tags are a closed set; of others the
 * text stays. A text without tags becomes its lines. `pictures` names the pictures that are there.
 */
export function richTree(html: string, pictures: ReadonlyMap<string, string>): RichNode[] {
  if (html === '') return [];
  if (!html.includes('<'))
    return html.split('\n').flatMap((line) => (line.trim() ? [{ t: 'p', c: [decode(line)] }] : []));
  return blocksOf(parse(html).children, pictures);
}

/** Parses what the sanitiser has written: every tag is closed, every attribute quoted. */
function parse(html: string): Tag {
  const root: Tag = { name: '', attributes: {}, children: [] };
  const open = [root];
  const pieces = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>|[^<]+|</gi;
  for (const [piece, closing, tag, rest] of html.matchAll(pieces)) {
    const parent = open.at(-1)!;
    if (tag === undefined) {
      if (!piece.startsWith('<!--')) parent.children.push(decode(piece));
      continue;
    }
    const name = tag.toLowerCase();
    if (closing) {
      const index = open.findLastIndex((one) => one.name === name);
      if (index > 0) open.length = index;
      continue;
    }
    const made: Tag = { name, attributes: attributesOf(rest ?? ''), children: [] };
    parent.children.push(made);
    if (!VOID.has(name)) open.push(made);
  }
  return root;
}

const attributesOf = (text: string) =>
  Object.fromEntries(
    Array.from(text.matchAll(/([a-z-]+)="([^"]*)"/gi), ([, name, value]) => [
      name!.toLowerCase(),
      decode(value!),
    ]),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

const decode = (text: string) =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name) return ENTITIES[(name as string).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal as string, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

type Pictures = ReadonlyMap<string, string>;

/** Returns blocks; what is no block goes into paragraphs. */
function blocksOf(children: Tag['children'], pictures: Pictures): RichNode[] {
  const blocks: RichNode[] = [];
  let loose: RichNode[] = [];
  const flush = () => {
    if (loose.some((node) => typeof node !== 'string' || node.trim() !== ''))
      blocks.push({ t: 'p', c: loose });
    loose = [];
  };
  for (const node of children.flatMap((child) => nodesOf(child, pictures)))
    if (typeof node !== 'string' && BLOCKS.has(node.t)) {
      flush();
      blocks.push(node);
    } else loose.push(node);
  flush();
  return blocks;
}

function nodesOf(child: string | Tag, pictures: Pictures): RichNode[] {
  if (typeof child === 'string') return [child.replaceAll(/\s*\n\s*/g, ' ')];
  const { name, attributes, children } = child;
  if (name === 'br') return [{ t: 'br', c: [] }];
  if (name === 'hr') return [{ t: 'hr', c: [] }];
  if (name === 'img') return pictureOf(attributes, pictures);
  if (/^h[1-6]$/.test(name))
    return [{ ...aligned(attributes), t: 'h', c: inlineOf(child, pictures) }];
  if (LISTS.has(name)) return [{ t: name, c: itemsOf(children, pictures) }];
  if (name === 'blockquote') return [{ t: 'quote', c: blocksOf(children, pictures) }];
  if (name === 'table') return tableOf(child, pictures);
  if (name === 'p') return paragraphOf(child, pictures);
  if (name === 'div' || name === 'section' || name === 'pre') return blocksOf(children, pictures);
  if (name === 'a') return [{ t: 'a', c: inlineOf(child, pictures), href: attributes.href ?? '' }];
  const inline = INLINE[name];
  const nodes = inlineOf(child, pictures);
  if (inline === undefined || nodes.length === 0) return nodes;
  const color = colorOf(attributes.style);
  if (inline === 'span' && !color) return nodes;
  return [{ t: inline, c: nodes, ...(color && { color }) }];
}

const inlineOf = ({ children }: Tag, pictures: Pictures) =>
  children.flatMap((child) => nodesOf(child, pictures));

/** Pictures stand between paragraphs: a template places them as blocks. */
function paragraphOf(tag: Tag, pictures: Pictures): RichNode[] {
  const blocks = blocksOf(tag.children, pictures);
  const align = aligned(tag.attributes);
  return blocks.map((node) =>
    typeof node !== 'string' && node.t === 'p' ? { ...node, ...align } : node,
  );
}

function pictureOf({ src = '', alt = '' }: Readonly<Record<string, string>>, pictures: Pictures) {
  const name = pictures.get(src);
  if (name) return [{ t: 'img', c: [], href: name, alt: alt || '—' }];
  return alt ? [`[${alt}]`] : [];
}

const itemsOf = (children: Tag['children'], pictures: Pictures): RichElement[] =>
  children.flatMap((child) =>
    typeof child !== 'string' && child.name === 'li'
      ? [{ t: 'li', c: blocksOf(child.children, pictures) }]
      : typeof child !== 'string' && LISTS.has(child.name)
        ? itemsOf(child.children, pictures)
        : [],
  );

/** A table of which each row has as many cells as the widest one. Joined cells stand alone. */
function tableOf(table: Tag, pictures: Pictures): RichNode[] {
  const rows = rowsIn(table).map(({ children }) =>
    children.flatMap((cell) =>
      typeof cell !== 'string' && (cell.name === 'td' || cell.name === 'th')
        ? [{ t: cell.name, c: blocksOf(cell.children, pictures) }]
        : [],
    ),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return [];
  const filled = rows.map((row) => [
    ...row,
    ...Array.from({ length: width - row.length }, () => ({ t: 'td', c: [] })),
  ]);
  return [{ t: 'table', c: filled.map((cells) => ({ t: 'tr', c: cells })) }];
}

const rowsIn = (tag: Tag): Tag[] =>
  tag.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === 'tr' ? [child] : rowsIn(child),
  );

function aligned({ style = '' }: Readonly<Record<string, string>>): Pick<RichElement, 'align'> {
  const [, align] = /text-align:\s*(center|right|end)/.exec(style) ?? [];
  return align ? { align: align === 'center' ? 'center' : 'right' } : {};
}

/** Returns the colour of letters; of named colours the text is as all others. */
function colorOf(style = '') {
  const [, hex] = /(?:^|;)\s*color:\s*#([\da-f]{6}|[\da-f]{3})\b/i.exec(style) ?? [];
  if (hex) return `#${hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex}`;
  const [, ...rgb] =
    /(?:^|;)\s*color:\s*rgb\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})\)/.exec(style) ?? [];
  if (rgb.length < 3) return undefined;
  return `#${rgb.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`;
}
