import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { isComposed } from '@mingjian/ui';

export interface DateKeysOptions {
  /** Whether the field cannot be changed. */
  isFixed: boolean;
  /** Commits the text, and returns whether it is valid. */
  commit(): boolean;
  /**
   * Moves the text up or down. Then the panel opens on Alt and arrow down.
   * @default arrow down opens the panel
   */
  onStep?: ((direction: 1 | -1, input: HTMLInputElement) => void) | undefined;
}

export interface DateKeysState {
  /** Ref of the button that opens the panel. */
  openerRef: RefObject<HTMLButtonElement | null>;
  /** Opens the panel on arrow down and commits on Enter, except while composing. */
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

/** Returns the key handler of an input with a panel. */
export function useDateKeys({ isFixed, commit, onStep }: DateKeysOptions): DateKeysState {
  const openerRef = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || isFixed || isComposed(event.nativeEvent)) return;
    // The form that this Enter submits needs the value, and must not get an invalid text as “none”.
    if (event.key === 'Enter' && !commit()) event.preventDefault();
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && onStep && !event.altKey) {
      event.preventDefault();
      onStep(event.key === 'ArrowUp' ? 1 : -1, event.currentTarget);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      openerRef.current?.click();
    }
  };
  return { openerRef, onKeyDown };
}
