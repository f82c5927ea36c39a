import { Editor, Range, Transforms, type Element, type Path } from 'slate';
import {
  DEEPEST_ITEM,
  MARKS,
  type Alignment,
  type ListKind,
  type Mark,
  type RichBlock,
  type RichImage,
  type RichMergeField,
  type RichTextLeaf,
} from '../model/richDocument';
import { around, elementOf, nodesOf, propsOf, selectedBlocks, type RichEditor } from './slateNodes';

/** The look of letters, without their text. */
type LeafStyle = Omit<RichTextLeaf, 'text'>;

/** Selects the end of the document when nothing is selected: a tool works without a caret. */
export function ensureSelection(editor: RichEditor): void {
  if (editor.selection === null) Transforms.select(editor, Editor.end(editor, []));
}

/** Turns a mark of the selection on or off. */
export function toggleMark(editor: RichEditor, mark: Mark): void {
  ensureSelection(editor);
  const isOn = (Editor.marks(editor) as LeafStyle | null)?.[mark] === true;
  if (isOn) editor.removeMark(mark);
  else editor.addMark(mark, true);
}

/** Sets the size or a colour of the selection, or removes it. */
export function setLook<Name extends 'size' | 'color' | 'background'>(
  editor: RichEditor,
  name: Name,
  value: LeafStyle[Name] | null,
): void {
  ensureSelection(editor);
  if (value == null) editor.removeMark(name);
  else editor.addMark(name, value);
}

/** Removes marks, sizes, colours, alignment and headings of the selection; links and lists stay. */
export function clearFormatting(editor: RichEditor): void {
  ensureSelection(editor);
  for (const name of [...Object.keys(MARKS), 'size', 'color', 'background'])
    editor.removeMark(name);
  for (const [, at] of selectedBlocks(editor)) {
    Transforms.setNodes(editor, propsOf({ type: 'paragraph' }), { at });
    Transforms.unsetNodes(editor, ['level', 'align', 'quote'] as never, { at });
  }
}

/** Makes headings of the selected blocks, or paragraphs with 0. */
export function setLevel(editor: RichEditor, level: number): void {
  ensureSelection(editor);
  for (const [, at] of selectedBlocks(editor)) {
    if (level === 0) {
      Transforms.setNodes(editor, propsOf({ type: 'paragraph' }), { at });
      Transforms.unsetNodes(editor, ['level'] as never, { at });
    } else Transforms.setNodes(editor, propsOf({ type: 'heading', level }), { at });
  }
}

/** Aligns the selected blocks. */
export function setAlign(editor: RichEditor, align: Alignment): void {
  ensureSelection(editor);
  for (const [, at] of selectedBlocks(editor)) {
    if (align === 'left') Transforms.unsetNodes(editor, ['align'] as never, { at });
    else Transforms.setNodes(editor, propsOf({ align }), { at });
  }
}

/** Makes quotes of the selected blocks, or none of them when all are. */
export function toggleQuote(editor: RichEditor): void {
  ensureSelection(editor);
  const blocks = selectedBlocks(editor);
  const isQuote = blocks.every(([block]) => block.quote);
  for (const [, at] of blocks) {
    if (isQuote) Transforms.unsetNodes(editor, ['quote'] as never, { at });
    else Transforms.setNodes(editor, propsOf({ quote: true }), { at });
  }
}

/** Makes items of the selected blocks, or none of them when all are of this kind. */
export function toggleList(editor: RichEditor, list: ListKind): void {
  ensureSelection(editor);
  const blocks = selectedBlocks(editor);
  if (blocks.every(([block]) => block.list === list)) {
    leaveList(editor);
    return;
  }
  for (const [, at] of blocks) Transforms.setNodes(editor, propsOf({ list }), { at });
}

/** Makes the selected items one deeper; returns whether there are any. */
export function indent(editor: RichEditor): boolean {
  const items = selectedBlocks(editor).filter(([block]) => block.list);
  for (const [{ depth = 0 }, at] of items)
    if (depth < DEEPEST_ITEM) Transforms.setNodes(editor, propsOf({ depth: depth + 1 }), { at });
  return items.length > 0;
}

/** Makes the selected items one less deep; returns whether one was deep. */
export function outdent(editor: RichEditor): boolean {
  const items = selectedBlocks(editor).filter(([{ list, depth = 0 }]) => list && depth > 0);
  for (const [{ depth = 0 }, at] of items) {
    if (depth > 1) Transforms.setNodes(editor, propsOf({ depth: depth - 1 }), { at });
    else Transforms.unsetNodes(editor, ['depth'] as never, { at });
  }
  return items.length > 0;
}

/** Makes plain blocks of the selected items; of quotes, when they are no items. */
export function leaveList(editor: RichEditor): void {
  for (const [block, at] of selectedBlocks(editor))
    Transforms.unsetNodes(editor, (block.list ? ['list', 'depth', 'start'] : ['quote']) as never, {
      at,
    });
}

/** Inserts a line between blocks. */
export function insertDivider(editor: RichEditor): void {
  insertBlock(editor, { type: 'divider', children: [{ text: '' }] });
}

/** Inserts a block below the selected one, or below its table, and puts the caret behind it. */
export function insertBlock(editor: RichEditor, block: RichBlock): void {
  ensureSelection(editor);
  const index = Range.end(editor.selection!).path[0]!;
  Transforms.insertNodes(editor, nodesOf([block]), { at: [index + 1] });
  const inner =
    block.type === 'table' ? Editor.start(editor, [index + 1]) : Editor.start(editor, [index + 2]);
  Transforms.select(editor, inner);
}

/** Inserts a picture or merge field at the caret. */
export function insertInline(editor: RichEditor, inline: RichImage | RichMergeField): void {
  ensureSelection(editor);
  Transforms.insertNodes(editor, nodesOf([inline]));
  Transforms.move(editor);
}

/** Changes the selected picture. */
export function changeImage(
  editor: RichEditor,
  at: Path,
  { alt, width }: Pick<RichImage, 'alt' | 'width'>,
): void {
  Transforms.setNodes(editor, propsOf({ alt }), { at });
  if (width === undefined) Transforms.unsetNodes(editor, ['width'] as never, { at });
  else Transforms.setNodes(editor, propsOf({ width }), { at });
}

/** Links the selection, changes the link around it, or inserts one with a text of its own. */
export function setLink(editor: RichEditor, url: string, text: string): void {
  ensureSelection(editor);
  const link = around(editor, 'link');
  if (link) Transforms.setNodes(editor, propsOf({ url }), { at: link[1] });
  else if (Range.isCollapsed(editor.selection!))
    Transforms.insertNodes(
      editor,
      nodesOf([{ type: 'link', url, children: [{ text: text || url }] }]),
    );
  else
    Transforms.wrapNodes(editor, nodesOf([{ type: 'link', url, children: [] }])[0] as Element, {
      split: true,
    });
}

/** Removes the link around the selection; its text stays. */
export function removeLink(editor: RichEditor): void {
  Transforms.unwrapNodes(editor, { match: (node) => elementOf(node)?.type === 'link' });
}
