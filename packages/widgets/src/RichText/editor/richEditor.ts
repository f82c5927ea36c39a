import { createEditor, Editor, Element, Node, Path, Range, Text, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact, type ReactEditor } from 'slate-react';
import { padded } from '../model/blockBuilder';
import { emptyParagraph, type RichBlock, type RichTextBlock } from '../model/richDocument';
import { writeHtml } from '../model/writeHtml';
import {
  around,
  elementOf,
  isTextNode,
  nodesOf,
  propsOf,
  selectedBlocks,
  type RichEditor,
} from './slateNodes';
import { leaveList, outdent } from './commands';

/** Blocks of one group of the document, whose nodes are hidden until they are near the window. */
const CHUNK = 100;

/** Returns an editor of a document. */
export function createRichEditor(blocks: readonly RichBlock[]): RichEditor {
  const editor = withRichText(withHistory(withReact(createEditor() as ReactEditor)) as RichEditor);
  editor.children = nodesOf(blocks.length > 0 ? blocks : [emptyParagraph()]);
  return editor;
}

const dataHandlers = new WeakMap<Editor, (data: DataTransfer) => void>();

/** Sets the function that inserts what is pasted into an editor or dropped there. */
export const takeData = (editor: Editor, insert: (data: DataTransfer) => void): void =>
  void dataHandlers.set(editor, insert);

/** Adds the rules of rich text to an editor: which nodes are void, and what its keys do. */
function withRichText(editor: RichEditor): RichEditor {
  const {
    isInline,
    isVoid,
    normalizeNode,
    insertBreak,
    deleteBackward,
    deleteForward,
    deleteFragment,
  } = editor;

  editor.isInline = (node) =>
    /^(link|image|mergeField)$/.test(elementOf(node)?.type ?? '') || isInline(node);
  editor.isVoid = (node) =>
    /^(divider|image|mergeField)$/.test(elementOf(node)?.type ?? '') || isVoid(node);
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? CHUNK : null);
  editor.insertSoftBreak = () => editor.insertText('\n');
  editor.insertBreak = () => {
    if (!breakBlock(editor)) insertBreak();
  };
  editor.deleteBackward = (unit) => {
    if (!deleteAtStart(editor)) deleteBackward(unit);
  };
  editor.deleteForward = (unit) => {
    if (!deleteAtEnd(editor)) deleteForward(unit);
  };
  editor.deleteFragment = (direction) => {
    if (!clearCells(editor)) deleteFragment(direction);
  };
  editor.insertData = (data) => dataHandlers.get(editor)?.(data);
  // Nodes of the clipboard are not taken: any page could put what it wants there.
  editor.insertFragmentData = () => false;
  editor.setFragmentData = (data) => {
    const fragment = editor.getFragment();
    const { selection } = editor;
    if (selection === null || (Range.isCollapsed(selection) && !around(editor, 'image', 'divider')))
      return;
    data.setData('text/html', writeHtml(fragment as never));
    data.setData('text/plain', fragment.map((node) => Node.string(node)).join('\n'));
  };
  editor.normalizeNode = (entry, options) => {
    if (!normalizeRich(editor, entry)) normalizeNode(entry, options);
  };
  return editor;
}

/** Handles Enter; returns whether it did. */
function breakBlock(editor: RichEditor): boolean {
  const [entry] = selectedBlocks(editor);
  const { selection } = editor;
  if (selection === null) return false;
  if (!entry) {
    Transforms.insertNodes(editor, nodesOf([emptyParagraph()]), { select: true });
    return true;
  }
  const [block, path] = entry;
  if (Range.isCollapsed(selection) && isEmpty(editor, path) && (block.list || block.quote)) {
    if (!outdent(editor)) leaveList(editor);
    return true;
  }
  const isAtEnd = Range.isCollapsed(selection) && Editor.isEnd(editor, selection.anchor, path);
  Transforms.splitNodes(editor, { always: true });
  Transforms.unsetNodes(editor, ['start'] as never);
  if (block.type === 'heading' && isAtEnd) {
    Transforms.setNodes(editor, propsOf({ type: 'paragraph' }));
    Transforms.unsetNodes(editor, ['level'] as never);
  }
  return true;
}

const isEmpty = (editor: Editor, path: Path) =>
  Node.string(Node.get(editor, path)) === '' &&
  !Array.from(Node.children(editor, path)).some(
    ([child]) => Element.isElement(child) && editor.isVoid(child),
  );

/** Handles Backspace at the start of a block; returns whether it did. */
function deleteAtStart(editor: RichEditor): boolean {
  const { selection } = editor;
  const [entry] = selectedBlocks(editor);
  if (selection === null || !entry || Range.isExpanded(selection)) return false;
  const [block, path] = entry;
  if (!Editor.isStart(editor, selection.anchor, path)) return false;
  if (block.list || block.quote) {
    if (!outdent(editor)) leaveList(editor);
    return true;
  }
  if (!Path.hasPrevious(path)) return path.length > 1;
  const before = elementOf(Node.get(editor, Path.previous(path)));
  if (before?.type === 'divider') Transforms.removeNodes(editor, { at: Path.previous(path) });
  else if (before?.type !== 'table') return false;
  else if (isEmpty(editor, path) && Path.hasPrevious(path)) {
    Transforms.select(editor, Editor.end(editor, Path.previous(path)));
    Transforms.removeNodes(editor, { at: path });
  }
  return true;
}

/** Handles Delete at the end of a block; returns whether it did. */
function deleteAtEnd(editor: RichEditor): boolean {
  const { selection } = editor;
  const [entry] = selectedBlocks(editor);
  if (selection === null || !entry || Range.isExpanded(selection)) return false;
  const [, path] = entry;
  if (!Editor.isEnd(editor, selection.anchor, path)) return false;
  const next = Path.next(path);
  if (!Node.has(editor, next)) return path.length > 1;
  const after = elementOf(Node.get(editor, next));
  if (after?.type === 'divider') Transforms.removeNodes(editor, { at: next });
  return after?.type === 'divider' || after?.type === 'table';
}

/** Empties the selected cells, whose table stays; returns whether it did. */
function clearCells(editor: RichEditor): boolean {
  const { selection } = editor;
  if (selection === null || Range.isCollapsed(selection)) return false;
  const cells = Array.from(
    Editor.nodes(editor, { match: (node) => elementOf(node)?.type === 'cell' }),
  );
  if (cells.length < 2) return false;
  const [start, end] = Range.edges(selection);
  const isWithin = around(editor, 'table') !== undefined;
  // A table that is selected with text before and after it goes as a whole.
  if (!isWithin) return false;
  for (const [, path] of cells) {
    const range = Range.intersection(Editor.range(editor, path), { anchor: start, focus: end });
    if (range && Range.isExpanded(range)) Transforms.delete(editor, { at: range });
  }
  Transforms.collapse(editor, { edge: 'start' });
  return true;
}

/** Repairs what an operation left; returns whether it did. */
function normalizeRich(editor: RichEditor, [node, path]: [Node, Path]): boolean {
  if (Editor.isEditor(node)) {
    const last = editor.children.at(-1);
    if (last !== undefined && isTextNode(last)) return false;
    Transforms.insertNodes(editor, nodesOf([emptyParagraph()]), { at: [editor.children.length] });
    return true;
  }
  const element = elementOf(node);
  if (element?.type === 'link' && Node.string(node) === '' && !hasVoid(editor, path)) {
    Transforms.removeNodes(editor, { at: path });
    return true;
  }
  const inner = element && INNER[element.type];
  if (!inner) return false;
  for (const [child, childPath] of Array.from(Node.children(editor, path))) {
    if (Text.isText(child)) continue;
    if (inner.includes(elementOf(child)!.type)) continue;
    Transforms.unwrapNodes(editor, { at: childPath });
    return true;
  }
  const isBare =
    element.type === 'cell'
      ? !isTextNode((node as Element).children[0]!)
      : (node as Element).children.every(Text.isText);
  if (!isBare) return false;
  if (element.type === 'cell') {
    const text: RichTextBlock = { type: 'paragraph', children: padded([]) };
    Transforms.removeNodes(editor, { at: [...path, 0] });
    Transforms.insertNodes(editor, nodesOf([text]), { at: [...path, 0] });
  } else Transforms.removeNodes(editor, { at: path });
  return true;
}

const INNER: Partial<Record<string, readonly string[]>> = {
  table: ['row'],
  row: ['cell'],
  cell: ['paragraph', 'heading'],
};

const hasVoid = (editor: Editor, path: Path) =>
  Array.from(Node.children(editor, path)).some(([child]) => Element.isElement(child));
