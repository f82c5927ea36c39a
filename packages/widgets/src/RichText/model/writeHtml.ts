import { LINK_REL } from '../../richHtml';
import { plainRun, writtenRun, type Run } from './plainRuns';
import {
  isLeaf,
  isTextBlock,
  MARKS,
  type ListKind,
  type Mark,
  type RichBlock,
  type RichCell,
  type RichInline,
  type RichTable,
  type RichTextBlock,
  type RichTextLeaf,
} from './richDocument';

/** Returns a document as HTML, which a sanitiser leaves as it is; empty for one without content. */
export function writeHtml(blocks: readonly RichBlock[]): string {
  if (blocks.length <= 1 && blocks.every(isBlank)) return '';
  // The reader adds it, for the caret to have a place below a table.
  const isCaretPlace = isBlank(blocks.at(-1)!) && blocks.length > 1 && !isTextBlock(blocks.at(-2)!);
  return blocksHtml(isCaretPlace ? blocks.slice(0, -1) : blocks);
}

/** Whether a block is a paragraph without anything. */
function isBlank(block: RichBlock) {
  return (
    block.type === 'paragraph' &&
    block.list === undefined &&
    block.quote === undefined &&
    block.align === undefined &&
    isEmptyLine(block.children)
  );
}

const isEmptyLine = (inlines: readonly RichInline[]) =>
  inlines.every((inline) => isLeaf(inline) && inline.text === '');

function blocksHtml(blocks: readonly RichBlock[]): string {
  let html = '';
  for (let from = 0; from < blocks.length;) {
    const run = writtenRun(blocks, from) ?? newRun(blocks, from);
    html += run.html;
    from += run.blocks.length;
  }
  return html;
}

/** Blocks that stand for themselves, or a whole quote or list. */
function newRun(blocks: readonly RichBlock[], from: number): Run {
  const kind = kindOf(blocks[from]!);
  if (kind === 'plain') return plainRun(blocks, from, isPlain, blockHtml);
  let end = from + 1;
  while (end < blocks.length && kindOf(blocks[end]!) === kind) end += 1;
  const own = blocks.slice(from, end);
  const html =
    kind === 'quote'
      ? `<blockquote>${listsHtml(own)}</blockquote>`
      : itemsHtml(own as RichTextBlock[]);
  return { blocks: own, html };
}

function kindOf(block: RichBlock) {
  if (!isTextBlock(block)) return 'plain';
  if (block.quote === true) return 'quote';
  return block.list === undefined ? 'plain' : 'list';
}

const isPlain = (block: RichBlock) => kindOf(block) === 'plain';

/** The HTML of blocks within a quote. */

function listsHtml(blocks: readonly RichBlock[]): string {
  return groupsBy(blocks, (block) => isTextBlock(block) && block.list !== undefined)
    .map(({ key: isList, group }) =>
      isList ? itemsHtml(group as RichTextBlock[]) : group.map(blockHtml).join(''),
    )
    .join('');
}

/** Returns items as nested lists. A deeper item belongs to the one before it. */
function itemsHtml(items: readonly RichTextBlock[]): string {
  const open: ListKind[] = [];
  const aligns: RichTextBlock['align'][] = [];
  let html = '';
  const closeTo = (length: number) => {
    while (open.length > length) html += `</li></${tagOf(open.pop()!)}>`;
  };
  for (const item of items) {
    const depth = Math.min(item.depth ?? 0, open.length);
    closeTo(depth + 1);
    const isNext =
      open.length === depth + 1 && open[depth] === item.list && item.start === undefined;
    if (isNext) html += '</li>';
    else {
      closeTo(depth);
      open.push(item.list!);
      html += `<${tagOf(item.list!)}${item.start === undefined ? '' : ` start="${item.start}"`}>`;
    }
    // The item around it would align it too.
    const align = item.align ?? (aligns[depth - 1] && 'start');
    aligns[depth] = item.align;
    html += `<li${styleAttribute({ 'text-align': align })}>${itemContent(item)}`;
  }
  closeTo(0);
  return html;
}

const tagOf = (kind: ListKind) => (kind === 'number' ? 'ol' : 'ul');

const itemContent = (item: RichTextBlock) => writtenOnce(item, () => newItemContent(item));

const newItemContent = (item: RichTextBlock) =>
  item.type === 'heading'
    ? `<h${item.level}>${lineHtml(item.children)}</h${item.level}>`
    : lineHtml(item.children);

const blockHtml = (block: RichBlock): string => writtenOnce(block, () => newBlockHtml(block));

function newBlockHtml(block: RichBlock): string {
  if (block.type === 'divider') return '<hr>';
  if (block.type === 'table') return tableHtml(block);
  const tag = block.type === 'heading' ? `h${block.level}` : 'p';
  // An empty paragraph would have no height.
  return `<${tag}${attributesOf(block)}>${lineHtml(block.children) || '<br>'}</${tag}>`;
}

const attributesOf = ({ align }: RichTextBlock) => styleAttribute({ 'text-align': align });

function tableHtml({ children }: RichTable): string {
  const rows = children.map((row) => `<tr>${row.children.map(cellHtml).join('')}</tr>`);
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function cellHtml(cell: RichCell): string {
  const tag = cell.header ? 'th' : 'td';
  const spans =
    (cell.colSpan === undefined ? '' : ` colspan="${cell.colSpan}"`) +
    (cell.rowSpan === undefined ? '' : ` rowspan="${cell.rowSpan}"`);
  const style = styleAttribute({
    width: cell.width === undefined ? undefined : `${cell.width}px`,
    'background-color': cell.background,
  });
  return `<${tag}${spans}${style}>${cellContent(cell.children)}</${tag}>`;
}

/** A plain paragraph alone needs no tag. */
function cellContent(blocks: readonly RichTextBlock[]): string {
  const [first] = blocks;
  const isPlain =
    blocks.length === 1 &&
    first!.type === 'paragraph' &&
    first!.list === undefined &&
    first!.quote === undefined &&
    first!.align === undefined;
  return isPlain ? lineHtml(first!.children) : blocksHtml(blocks);
}

/** The HTML of blocks. They never change, so a key writes one of them. */
const written = new WeakMap<object, string>();

function writtenOnce(node: object, write: () => string): string {
  const before = written.get(node);
  if (before !== undefined) return before;
  const html = write();
  written.set(node, html);
  return html;
}

/** Browsers ignore the last break of a line, so one is added. */
const lineHtml = (inlines: readonly RichInline[]) =>
  inlinesHtml(inlines) + (endsWithBreak(inlines) ? '<br>' : '');

function endsWithBreak(inlines: readonly RichInline[]): boolean {
  const last = inlines.findLast((inline) => !isLeaf(inline) || inline.text !== '');
  if (last === undefined) return false;
  if (isLeaf(last)) return last.text.endsWith('\n');
  return last.type === 'link' && endsWithBreak(last.children);
}

function inlinesHtml(inlines: readonly RichInline[]): string {
  return inlines.map(inlineHtml).join('');
}

function inlineHtml(inline: RichInline): string {
  if (isLeaf(inline)) return leafHtml(inline);
  if (inline.type === 'image') {
    const width = inline.width === undefined ? '' : ` width="${inline.width}"`;
    return `<img src="${quoted(inline.url)}" alt="${quoted(inline.alt)}"${width}>`;
  }
  if (inline.type === 'mergeField')
    return `<span data-merge-field="${quoted(inline.name)}">${escaped(inline.label)}</span>`;
  const content = inlinesHtml(inline.children);
  return (
    content && `<a href="${quoted(inline.url)}" target="_blank" rel="${LINK_REL}">${content}</a>`
  );
}

function leafHtml(leaf: RichTextLeaf): string {
  if (leaf.text === '') return '';
  const style = styleAttribute({
    'font-size': leaf.size === undefined ? undefined : `${leaf.size}pt`,
    color: leaf.color,
    'background-color': leaf.background,
  });
  const text = escaped(spaced(leaf.text)).replaceAll('\n', '<br>');
  return (Object.keys(MARKS) as Mark[])
    .filter((mark) => leaf[mark])
    .reduceRight(
      (html, mark) => `<${MARKS[mark]}>${html}</${MARKS[mark]}>`,
      style ? `<span${style}>${text}</span>` : text,
    );
}

/** Browsers collapse spaces, so all but the last of several are no-break ones. */
const spaced = (text: string) =>
  text.replaceAll(/[ \t]{2,}/g, (spaces) => `${'\u00a0'.repeat(spaces.length - 1)} `);

function styleAttribute(declarations: Readonly<Record<string, string | undefined>>): string {
  const style = Object.entries(declarations)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
  return style && ` style="${style}"`;
}

/** The same characters as browsers escape, so that a sanitiser changes nothing. */
const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00a0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const quoted = (value: string) => escaped(value).replaceAll('"', '&quot;');

function groupsBy<T, Key>(items: readonly T[], keyOf: (item: T) => Key) {
  const groups: { key: Key; group: T[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const last = groups.at(-1);
    if (last && last.key === key) last.group.push(item);
    else groups.push({ key, group: [item] });
  }
  return groups;
}
