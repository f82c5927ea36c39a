import type {
  ChangeEvent,
  ClipboardEvent,
  CompositionEvent,
  FocusEvent,
  KeyboardEvent,
} from 'react';
import { isComposed } from '../internal/events/isComposed';
import { endsTag } from './model/tagList';
import type { TagDraftState } from './useTagDraft';

export interface TagTypingOptions {
  state: TagDraftState;
  /** The tag that Backspace removes while the field is empty. */
  last: string | undefined;
  isFixed: boolean;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

/**
 * Returns the handlers of keys, paste and composition. Nothing is split before an input method has
 * committed.
 */
export function tagTyping({
  state: { draft, setText, add, remove },
  last,
  isFixed,
  onKeyDown,
  onBlur,
}: TagTypingOptions) {
  return {
    value: draft,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setText(event.target.value, (event.nativeEvent as InputEvent).isComposing),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) =>
      setText(event.currentTarget.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event);
      if (event.defaultPrevented || isFixed || isComposed(event.nativeEvent)) return;
      if (event.key === 'Enter' && draft.trim() !== '') {
        event.preventDefault();
        add(draft);
      } else if (event.key === 'Backspace' && draft === '' && last !== undefined && !event.repeat)
        remove(last);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (isFixed || !endsTag(text)) return;
      event.preventDefault();
      add(draft + text);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      if (draft.trim() !== '') add(draft);
      onBlur?.(event);
    },
  };
}
