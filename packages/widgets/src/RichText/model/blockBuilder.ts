import type { LeafStyle } from './readMarks';
import {
  isLeaf,
  isTextBlock,
  type RichBlock,
  type RichImage,
  type RichInline,
  type RichLink,
  type RichMergeField,
  type RichTextBlock,
} from './richDocument';

/** Properties of the block that a line becomes. */
export type BlockProps = Omit<RichTextBlock, 'children'>;

/** A list item being read: the block of its first line, once there is one. */
export interface ItemToken {
  block?: RichTextBlock | undefined;
}

/** A link being read. */
export interface LinkToken {
  url: string;
}

interface Line {
  inlines: RichInline[];
  props: BlockProps;
  item: ItemToken | undefined;
  /** The link that the last inline belongs to. */
  link?: LinkToken | undefined;
}

/** Surroundings of an inline that is added. */
export interface InlineContext {
  props: BlockProps;
  item: ItemToken | undefined;
  link: LinkToken | undefined;
}

/** Collects inlines into lines and lines into blocks. */
export interface BlockBuilder {
  blocks: RichBlock[];
  addText(text: string, style: LeafStyle, context: InlineContext, isKept: boolean): void;
  addVoid(inline: RichImage | RichMergeField, context: InlineContext): void;
  addBlock(block: RichBlock): void;
  /** Begins a line that becomes a block even when nothing is added. */
  openLine(context: InlineContext): void;
  /** Ends a line that something was added to. */
  breakLine(): void;
  /** Ends the line, if there is one. */
  endLine(): void;
}

/** Returns a builder without blocks. */
export function createBlockBuilder(): BlockBuilder {
  const blocks: RichBlock[] = [];
  let line: Line | undefined;

  const lineIn = ({ props, item }: InlineContext) => (line ??= { inlines: [], props, item });
  const targetIn = (context: InlineContext) => {
    const { inlines, link } = lineIn(context);
    if (!context.link) {
      delete line!.link;
      return inlines;
    }
    const last = inlines.at(-1);
    if (link === context.link && last && !isLeaf(last) && last.type === 'link')
      return last.children;
    line!.link = context.link;
    const added: RichLink = { type: 'link', url: context.link.url, children: [] };
    inlines.push(added);
    return added.children;
  };
  const endLine = () => {
    if (!line) return;
    const { inlines, props, item } = line;
    line = undefined;
    const children = padded(trimmed(inlines));
    const first = item?.block;
    if (first && blocks.at(-1) === first) {
      first.children = padded(joined(first.children, children));
      return;
    }
    const block: RichTextBlock = { ...props, children };
    if (item) item.block = block;
    blocks.push(block);
  };
  const breakLine = () => {
    if (line && line.inlines.length > 0) endLine();
  };

  return {
    blocks,
    addText(text, style, context, isKept) {
      const clean = text.replaceAll(/[\p{Cc}\u200b\ufeff]/gu, (letter) =>
        /\s/.test(letter) && letter !== '\ufeff' ? letter : '',
      );
      const before = line ? lastText(line.inlines) : undefined;
      const isStart = before === undefined || /[ \n]$/.test(before);
      const collapsed = clean.replaceAll(/[ \t\r\n\f]+/g, ' ');
      const added = isKept
        ? clean.replaceAll('\r', '')
        : isStart
          ? collapsed.replace(/^ /, '')
          : collapsed;
      if (added !== '') append(targetIn(context), added, style);
    },
    addVoid(inline, context) {
      targetIn(context).push(inline);
    },
    addBlock(block) {
      endLine();
      blocks.push(block);
    },
    openLine(context) {
      breakLine();
      line = { inlines: [], props: context.props, item: context.item };
    },
    breakLine,
    endLine,
  };
}

function append(inlines: RichInline[], text: string, style: LeafStyle) {
  const last = inlines.at(-1);
  if (last && isLeaf(last) && hasStyle(last, style)) last.text += text;
  else inlines.push({ ...style, text });
}

function hasStyle(leaf: LeafStyle & { text: string }, style: LeafStyle) {
  const { text: _, ...own } = leaf;
  const names = Object.keys(own) as (keyof LeafStyle)[];
  return (
    names.length === Object.keys(style).length && names.every((name) => own[name] === style[name])
  );
}

/** Returns the last text of a line; `undefined` when nothing is before the next one. */
function lastText(inlines: readonly RichInline[]): string | undefined {
  const last = inlines.at(-1);
  if (last === undefined) return undefined;
  if (isLeaf(last)) return last.text;
  return last.type === 'link' ? lastText(last.children) : 'x';
}

/** Removes the blank at the end of a line and its last break, as browsers do. */
function trimmed(inlines: RichInline[]): RichInline[] {
  cutEnd(inlines, ' ');
  if (cutEnd(inlines, '\n')) cutEnd(inlines, ' ');
  return inlines;
}

/** Removes a letter from the end, and what it leaves empty. Returns whether it was there. */
function cutEnd(inlines: RichInline[], letter: string): boolean {
  const last = inlines.at(-1);
  if (last === undefined) return false;
  if (!isLeaf(last)) {
    const isCut = last.type === 'link' && cutEnd(last.children, letter);
    if (isCut && last.children.length === 0) inlines.pop();
    return isCut;
  }
  if (!last.text.endsWith(letter)) return false;
  last.text = last.text.slice(0, -1);
  if (last.text === '') inlines.pop();
  return true;
}

/** Joins the lines of one list item by a break. */
function joined(one: RichInline[], other: RichInline[]): RichInline[] {
  if (other.length === 1 && isLeaf(other[0]!) && other[0]!.text === '') return one;
  const all = one.filter((inline) => !isLeaf(inline) || inline.text !== '');
  const last = all.at(-1);
  if (last && isLeaf(last)) last.text += '\n';
  else if (last) all.push({ text: '\n' });
  for (const inline of other)
    if (isLeaf(inline)) {
      const { text, ...style } = inline;
      if (text !== '') append(all, text, style);
    } else all.push(inline);
  return all;
}

/** Puts an empty text where two inlines meet and at both ends, as the editor needs. */
export function padded(inlines: readonly RichInline[]): RichInline[] {
  const result: RichInline[] = [];
  for (const inline of inlines) {
    const last = result.at(-1);
    if (!isLeaf(inline)) {
      if (last === undefined || !isLeaf(last)) result.push({ text: '' });
      result.push(
        inline.type === 'link' ? { ...inline, children: padded(inline.children) } : inline,
      );
    } else result.push(inline);
  }
  const last = result.at(-1);
  if (last === undefined || !isLeaf(last)) result.push({ text: '' });
  return result;
}

/** Whether blocks end with text, where the caret can be. */
export const endsWithText = (blocks: readonly RichBlock[]) => {
  const last = blocks.at(-1);
  return last !== undefined && isTextBlock(last);
};
