import type { KeyboardEvent } from 'react';
import { isComposed } from '@mingjian/ui';
import { indent, outdent, toggleMark } from './commands';
import { moveCell } from './tableCommands';
import type { RichEditor } from './slateNodes';
import type { Mark } from '../model/richDocument';

const MARK_KEYS: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', u: 'underline' };

/** Actions of keys that lead out of the text. */
export interface KeyActions {
  focusToolbar(): void;
  openLink(): void;
}

/** Handles the keys of the editor that slate does not. */
export function handleKey(event: KeyboardEvent, editor: RichEditor, actions: KeyActions): void {
  if (isComposed(event.nativeEvent) || event.defaultPrevented) return;
  const handled = runKey(event, editor, actions);
  if (handled) event.preventDefault();
}

function runKey(event: KeyboardEvent, editor: RichEditor, actions: KeyActions): boolean {
  const key = event.key.toLowerCase();
  if (event.altKey && key === 'f10') {
    actions.focusToolbar();
    return true;
  }
  if (key === 'tab' && !event.ctrlKey && !event.altKey && !event.metaKey)
    return event.shiftKey
      ? moveCell(editor, -1) || outdent(editor)
      : moveCell(editor, 1) || indent(editor);
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
  if (key === 'k') actions.openLink();
  else if (event.shiftKey && key === 'x') toggleMark(editor, 'strike');
  else if (!event.shiftKey && Object.hasOwn(MARK_KEYS, key)) toggleMark(editor, MARK_KEYS[key]!);
  else return false;
  return true;
}
