import { ReactEditor } from 'slate-react';
import type { RichEditor } from './slateNodes';

/**
 * Leaves the selection of the text to slate, which restores it after each render. React would
 * restore it too, and walk through all texts of the focused element before each commit to do so:
 * it asks this property, while the browser and slate read the attribute.
 */
export function keepOwnSelection(editor: RichEditor): void {
  Object.defineProperty(ReactEditor.toDOMNode(editor, editor), 'contentEditable', {
    value: 'inherit',
    configurable: true,
    writable: true,
  });
}
