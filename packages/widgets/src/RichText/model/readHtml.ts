import { parseHtml } from '../../internal/richText/inlineStyles';
import { isImageAddress, isLinkAddress, isMergeFieldName } from '../../richHtml';
import {
  createBlockBuilder,
  endsWithText,
  type BlockBuilder,
  type BlockProps,
  type InlineContext,
} from './blockBuilder';
import { readColor } from './colors';
import { BLOCKS, HEADING, isBox, propsOf, withoutBackground } from './readBlockProps';
import { levelled } from './listItems';
import { pixelsOf } from './pixels';
import { declarationsOf, readBackground, readMarks, type LeafStyle } from './readMarks';
import {
  DEEPEST_ITEM,
  emptyParagraph,
  isTextBlock,
  textBlocksOf,
  type ListKind,
  type RichBlock,
  type RichCell,
  type RichTable,
} from './richDocument';

interface Context extends InlineContext {
  style: LeafStyle;
  /** Lists around: -1 for none. */
  depth: number;
  list?: ListKind | undefined;
  isPreformatted: boolean;
}

/** Elements whose content is no text of the document. */
const SKIPPED = new Set(
  (
    'audio canvas embed frameset head iframe link math meta noembed noframes noscript object ' +
    'option script select style svg template textarea title video xml xmp o:officedocumentsettings'
  ).split(' '),
);
/** Most columns or rows that a cell may span. */
const MOST_SPANNED = 100;
/** Returns HTML as a document, of which only what it can hold is taken. Needs a `DOMParser`. */
export function readHtml(html: string): RichBlock[] {
  const { body } = parseHtml(html);
  return html.includes('<') ? readBody(body) : readText(body.textContent);
}

/** Returns plain text as a document: empty lines separate paragraphs. */
export function readText(text: string): RichBlock[] {
  const paragraphs = text.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n+/);
  const lines = paragraphs.map((paragraph) =>
    paragraph.replaceAll(/[ \t]*\n[ \t]*/g, '\n').replaceAll(/^[ \t\n]+|[ \t\n]+$/g, ''),
  );
  return lines.map((line) => ({ type: 'paragraph', children: [{ text: line }] }));
}

/** Returns the content of an element as a document. */
export function readBody(body: Element): RichBlock[] {
  const builder = createBlockBuilder();
  readChildren(body, builder, {
    props: { type: 'paragraph' },
    item: undefined,
    link: undefined,
    style: {},
    depth: -1,
    isPreformatted: false,
  });
  builder.endLine();
  const blocks = levelled(builder.blocks);
  return endsWithText(blocks) ? blocks : [...blocks, emptyParagraph()];
}

function readChildren(parent: Node, builder: BlockBuilder, context: Context) {
  for (const node of Array.from(parent.childNodes)) {
    if (node.nodeType === 3)
      builder.addText(node.nodeValue!, context.style, context, context.isPreformatted);
    else if (node.nodeType === 1) readElement(node as Element, builder, context);
  }
}

function readElement(element: Element, builder: BlockBuilder, around: Context) {
  const tag = element.nodeName.toLowerCase();
  const style = declarationsOf(element);
  if (SKIPPED.has(tag) || style.get('display') === 'none') return;
  if (tag === 'br') return builder.addText('\n', around.style, around, true);
  if (tag === 'hr') return builder.addBlock({ type: 'divider', children: [{ text: '' }] });
  if (tag === 'img') return readImage(element, style, builder, around);
  if (tag === 'table') return readTable(element as HTMLTableElement, builder, around);
  const context = contextOf(element, style, around);
  if (tag === 'ul' || tag === 'ol' || tag === 'menu')
    return readList(element, tag, builder, context);
  if (tag === 'li') return readItem(element, builder, context);
  const field = element.getAttribute('data-merge-field');
  if (field !== null && isMergeFieldName(field)) {
    const label = element.textContent.trim() || field;
    return builder.addVoid(
      { type: 'mergeField', name: field, label, children: [{ text: '' }] },
      context,
    );
  }
  const isLine = tag === 'p' || HEADING.test(tag);
  const isBlock = isLine || tag === 'blockquote' || BLOCKS.has(tag);
  if (isLine) builder.openLine(context);
  else if (isBlock) builder.breakLine();
  readChildren(element, builder, context);
  if (isBlock) builder.endLine();
}

function contextOf(element: Element, style: ReadonlyMap<string, string>, around: Context): Context {
  const tag = element.nodeName.toLowerCase();
  const href = tag === 'a' ? element.getAttribute('href')?.trim() : undefined;
  const whiteSpace = style.get('white-space');
  return {
    ...around,
    props: propsOf(element, style, around.props),
    style: readMarks(element, isBox(tag) ? withoutBackground(style) : style, around.style),
    link: href !== undefined && isLinkAddress(href) ? { url: href } : around.link,
    isPreformatted:
      tag === 'pre' ||
      (whiteSpace === undefined ? around.isPreformatted : /^(pre|break)/.test(whiteSpace)),
  };
}

function readList(element: Element, tag: string, builder: BlockBuilder, context: Context) {
  builder.endLine();
  const list = tag === 'ol' ? 'number' : 'bullet';
  const depth = Math.min(context.depth + 1, DEEPEST_ITEM);
  const { item: _, ...rest } = context;
  // Depth and number are those of the item around the list.
  const { depth: _depth, start: _start, ...around } = context.props;
  let start = list === 'number' ? startOf(element) : undefined;
  for (const node of Array.from(element.childNodes)) {
    const count = builder.blocks.length;
    const props: BlockProps = { ...around, list, ...(depth > 0 && { depth }) };
    if (start !== undefined) props.start = start;
    const inner: Context = { ...rest, item: undefined, list, depth, props };
    if (node.nodeType === 1) readElement(node as Element, builder, inner);
    else if (node.nodeType === 3)
      builder.addText(node.nodeValue!, inner.style, inner, inner.isPreformatted);
    if (builder.blocks.length > count) start = undefined;
  }
  builder.endLine();
}

/** Returns the number of a list's first item. */
function startOf(element: Element) {
  const start = Number(element.getAttribute('start') ?? 1);
  return Number.isInteger(start) && start >= 0 && start <= 9_999 ? start : undefined;
}

function readItem(element: Element, builder: BlockBuilder, around: Context) {
  const isLoose = around.list === undefined;
  const context: Context = {
    ...around,
    item: {},
    props: isLoose ? { ...around.props, list: 'bullet' } : around.props,
  };
  builder.openLine(context);
  readChildren(element, builder, context);
  builder.endLine();
}

function readImage(
  element: Element,
  style: ReadonlyMap<string, string>,
  builder: BlockBuilder,
  context: Context,
) {
  const url = element.getAttribute('src')?.trim() ?? '';
  if (!isImageAddress(url)) return;
  const width = pixelsOf(style.get('width') ?? element.getAttribute('width'));
  const alt = element.getAttribute('alt') ?? '';
  builder.addVoid(
    { type: 'image', url, alt, ...(width && { width }), children: [{ text: '' }] },
    context,
  );
}

/** Cells of a table within a cell become paragraphs of it. */
function readTable(table: HTMLTableElement, builder: BlockBuilder, around: Context) {
  builder.endLine();
  if (table.caption) readElement(table.caption, builder, around);
  const rows = Array.from(table.rows).filter(
    (row) => declarationsOf(row).get('display') !== 'none',
  );
  const children = rows.flatMap((row) => {
    const cells = Array.from(row.cells, (cell) => readCell(cell, around));
    return cells.length > 0 ? [{ type: 'row' as const, children: cells }] : [];
  });
  if (children.length > 0) builder.addBlock({ type: 'table', children } satisfies RichTable);
}

function readCell(cell: HTMLTableCellElement, around: Context): RichCell {
  const style = declarationsOf(cell);
  const builder = createBlockBuilder();
  const { list: _, ...outer } = around;
  const inner: Context = {
    ...outer,
    depth: -1,
    item: undefined,
    link: undefined,
    props: { type: 'paragraph' },
  };
  readChildren(cell, builder, contextOf(cell, withoutBackground(style), inner));
  builder.endLine();
  const children = levelled(textBlocksOf(builder.blocks)).filter(isTextBlock);
  const width = pixelsOf(style.get('width') ?? cell.getAttribute('width'));
  const background = readBackground(style) ?? readColor(cell.getAttribute('bgcolor') ?? '');
  return {
    type: 'cell',
    ...(cell.nodeName === 'TH' && { header: true }),
    ...(cell.colSpan > 1 && { colSpan: Math.min(cell.colSpan, MOST_SPANNED) }),
    ...(cell.rowSpan > 1 && { rowSpan: Math.min(cell.rowSpan, MOST_SPANNED) }),
    ...(width && { width }),
    ...(background && { background }),
    children: children.length > 0 ? children : [emptyParagraph()],
  };
}
