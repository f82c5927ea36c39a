import { ReactEditor } from 'slate-react';
import type { RichEditor } from './slateNodes';

/** Moves the focus to the text, with the caret where it was. */
export function focusText(editor: RichEditor): void {
  ReactEditor.focus(editor);
  // Slate does nothing when it missed that the focus had left.
  ReactEditor.toDOMNode(editor, editor).focus({ preventScroll: true });
}
