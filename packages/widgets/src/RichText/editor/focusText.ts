import { Range } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichEditor } from './slateNodes';

/**
 * Moves the focus to the text, with the caret where it was, once what it stands in is rendered. One
 * that is gone takes none.
 */
export function focusText(editor: RichEditor): void {
  const text = ReactEditor.toDOMNode(editor, editor);
  if (!text.isConnected) return;
  if (!isRendered(editor)) return void requestAnimationFrame(() => focusText(editor));
  ReactEditor.focus(editor);
  // Slate does nothing when it missed that the focus had left.
  text.focus({ preventScroll: true });
}

/** Whether the caret has its place in the page. Slate throws where a change is not rendered yet. */
function isRendered(editor: RichEditor): boolean {
  if (!editor.selection) return true;
  try {
    return [...Range.points(editor.selection)].every(([point]) =>
      ReactEditor.toDOMPoint(editor, point),
    );
  } catch {
    return false;
  }
}
