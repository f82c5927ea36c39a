import type { FocusEvent, KeyboardEvent } from 'react';
import { isComposed } from '../internal/events/isComposed';
import type { NumberTextState } from './useNumberText';

export interface NumberKeysOptions extends Pick<NumberTextState, 'commit' | 'move'> {
  isFixed: boolean;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
}

const steps: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * Returns the handlers of keys and blur: arrows and pages step, Enter and blur commit the number.
 */
export function numberKeys({ commit, move, isFixed, onKeyDown, onBlur }: NumberKeysOptions) {
  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event);
      if (event.defaultPrevented || isFixed || isComposed(event.nativeEvent)) return;
      // This Enter submits the form, which must read the committed number.
      if (event.key === 'Enter') commit();
      const count = steps[event.key];
      if (count === undefined) return;
      event.preventDefault();
      move(count);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      commit();
      onBlur?.(event);
    },
  };
}
