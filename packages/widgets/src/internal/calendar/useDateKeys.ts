import type { KeyboardEvent, KeyboardEventHandler } from 'react';
import { isComposed } from '@mingjian/ui';
import type { PickerPanel } from './usePickerPanel';

export interface DateKeysOptions {
  /** Whether the field cannot be changed. */
  isFixed: boolean;
  panel: Pick<PickerPanel, 'isOpen' | 'enter' | 'close'>;
  /** Commits the text, and returns whether it is valid. */
  commit(): boolean;
  /**
   * Moves the text up or down. Then Alt and arrow down enters the panel.
   * @default arrow down enters the panel
   */
  onStep?: ((direction: 1 | -1, input: HTMLInputElement) => void) | undefined;
}

/**
 * Returns the key handler of an input with a panel: arrow down enters it, Escape closes it alone,
 * Tab closes it on the way, Enter commits the text. Ignores the keys of a composition.
 */
export function useDateKeys({
  isFixed,
  panel,
  commit,
  onStep,
}: DateKeysOptions): KeyboardEventHandler<HTMLInputElement> {
  const handleArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    if (onStep && !event.altKey) {
      event.preventDefault();
      panel.close();
      onStep(event.key === 'ArrowUp' ? 1 : -1, event.currentTarget);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      panel.enter();
    }
  };
  return (event) => {
    if (event.defaultPrevented || isFixed || isComposed(event.nativeEvent)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') handleArrow(event);
    if (event.key === 'Tab') panel.close();
    if (event.key === 'Enter') {
      panel.close();
      // The form that this submits needs the value, and must not get an invalid text as “none”.
      if (!commit()) event.preventDefault();
    }
    if (event.key === 'Escape' && panel.isOpen) {
      event.preventDefault();
      event.stopPropagation();
      panel.close();
    }
  };
}
