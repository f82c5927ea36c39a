import { Editor, Node, Path, Range, Transforms } from 'slate';
import { textBlocksOf, type RichBlock } from '../model/richDocument';
import { ensureSelection } from './commands';
import { around, nodesOf, type RichEditor } from './slateNodes';

/**
 * Inserts a document at the selection, in one step of the history. A single paragraph goes into the
 * line of the caret; a cell of a table takes paragraphs alone.
 */
export function insertDocument(editor: RichEditor, blocks: readonly RichBlock[]): void {
  ensureSelection(editor);
  Editor.withoutNormalizing(editor, () => {
    if (Range.isExpanded(editor.selection!)) editor.deleteFragment();
    const isInCell = around(editor, 'cell') !== undefined;
    const given = isInCell ? textBlocksOf(blocks) : blocks;
    const [first] = given;
    if (given.length === 1 && first!.type === 'paragraph' && !first!.list && !first!.quote) {
      Transforms.insertNodes(editor, nodesOf(first!.children));
      return;
    }
    insertBlocks(editor, given);
  });
}

function insertBlocks(editor: RichEditor, blocks: readonly RichBlock[]) {
  const [, path] = around(editor, 'paragraph', 'heading', 'divider')!;
  const { anchor } = editor.selection!;
  const isDivider = around(editor, 'divider') !== undefined;
  const isEmpty =
    !isDivider && Node.string(Node.get(editor, path)) === '' && !hasVoid(editor, path);
  let at = path;
  if (isEmpty) Transforms.removeNodes(editor, { at: path });
  else if (isDivider || Editor.isEnd(editor, anchor, path)) at = Path.next(path);
  else if (!Editor.isStart(editor, anchor, path)) {
    Transforms.splitNodes(editor, { always: true });
    at = Path.next(path);
  }
  Transforms.insertNodes(editor, nodesOf(blocks), { at });
  const last = [...at.slice(0, -1), at.at(-1)! + blocks.length - 1];
  Transforms.select(editor, Editor.end(editor, last));
}

const hasVoid = (editor: Editor, path: Path) =>
  Array.from(Node.children(editor, path)).some(([child]) => 'children' in child);
