import { ReactEditor } from 'slate-react';
import type { RichEditor } from './slateNodes';

/** Moves the focus to the text, with the caret where it was. One that is gone takes none. */
export function focusText(editor: RichEditor): void {
  const text = ReactEditor.toDOMNode(editor, editor);
  if (!text.isConnected) return;
  ReactEditor.focus(editor);
  // Slate does nothing when it missed that the focus had left.
  text.focus({ preventScroll: true });
}
