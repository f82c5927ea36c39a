/** Marks of a text that are on or off, with the tag that each is written as. */
export const MARKS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
} as const;

/** A mark that is on or off. */
export type Mark = keyof typeof MARKS;

/** A run of letters that look alike. */
export type RichTextLeaf = { text: string } & { [Name in Mark]?: true } & {
  /** Points, 8 to 36. */
  size?: number | undefined;
  /** Colour of the letters, `#rrggbb`. */
  color?: string | undefined;
  /** Colour behind the letters, `#rrggbb`. */
  background?: string | undefined;
};

/** A link around texts. */
export interface RichLink {
  type: 'link';
  url: string;
  children: RichInline[];
}

/** A picture within a line. */
export interface RichImage {
  type: 'image';
  url: string;
  alt: string;
  /** CSS pixels. @default its own width */
  width?: number | undefined;
  children: [{ text: '' }];
}

/** A placeholder that a program fills in. */
export interface RichMergeField {
  type: 'mergeField';
  name: string;
  label: string;
  children: [{ text: '' }];
}

/** Content of a line. */
export type RichInline = RichTextLeaf | RichLink | RichImage | RichMergeField;

/** Alignment of a block. */
export type Alignment = 'left' | 'center' | 'right' | 'justify';

/** Kind of a list. */
export type ListKind = 'bullet' | 'number';

/**
 * A paragraph or heading. Lists and quotes are flat: an item is a block with `list` and `depth`, a
 * quote a block with `quote`; neighbours form one list or quote.
 */
export interface RichTextBlock {
  type: 'paragraph' | 'heading';
  /** Of a heading, 1 to 6. */
  level?: number | undefined;
  align?: Alignment | undefined;
  list?: ListKind | undefined;
  /** Depth of a list item, 0 to 8. */
  depth?: number | undefined;
  /** Number of the item, where it is not that of the one before plus one. */
  start?: number | undefined;
  quote?: true | undefined;
  children: RichInline[];
}

/** A line between blocks. */
export interface RichDivider {
  type: 'divider';
  children: [{ text: '' }];
}

/** A cell of a table. */
export interface RichCell {
  type: 'cell';
  header?: true | undefined;
  colSpan?: number | undefined;
  rowSpan?: number | undefined;
  /** Width in CSS pixels. */
  width?: number | undefined;
  background?: string | undefined;
  children: RichTextBlock[];
}

/** A row of a table. */
export interface RichRow {
  type: 'row';
  children: RichCell[];
}

/** A table; its cells contain no other one. */
export interface RichTable {
  type: 'table';
  children: RichRow[];
}

/** A block at the top of a document. */
export type RichBlock = RichTextBlock | RichDivider | RichTable;

/** Deepest list item. */
export const DEEPEST_ITEM = 8;

/** Whether an inline is a run of letters. */
export const isLeaf = (inline: RichInline): inline is RichTextLeaf => 'text' in inline;

/** Whether a block is a paragraph or heading. */
export const isTextBlock = (block: RichBlock): block is RichTextBlock =>
  block.type === 'paragraph' || block.type === 'heading';

/** Returns an empty paragraph. */
export const emptyParagraph = (): RichTextBlock => ({
  type: 'paragraph',
  children: [{ text: '' }],
});

/** Returns the text of a document, one line a block; merge fields by their labels. */
export const textOf = (blocks: readonly RichBlock[]): string => blocks.map(blockText).join('\n');

function blockText(block: RichBlock): string {
  if (block.type === 'divider') return '';
  if (block.type !== 'table') return block.children.map(inlineText).join('');
  return block.children
    .map((row) => row.children.map((cell) => textOf(cell.children)).join('\t'))
    .join('\n');
}

function inlineText(inline: RichInline): string {
  if (isLeaf(inline)) return inline.text;
  if (inline.type === 'link') return inline.children.map(inlineText).join('');
  return inline.type === 'mergeField' ? inline.label : '';
}

/** Returns the paragraphs and headings of blocks, those of their tables' cells among them. */
export const textBlocksOf = (blocks: readonly RichBlock[]): RichTextBlock[] =>
  blocks.flatMap((block) => {
    if (isTextBlock(block)) return [block];
    if (block.type === 'divider') return [];
    return block.children.flatMap((row) => row.children.flatMap(({ children }) => children));
  });
