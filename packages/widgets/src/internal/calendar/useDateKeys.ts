import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { isComposed } from '@mingjian/ui';

export interface DateKeysOptions {
  /** Whether the field cannot be changed. */
  isFixed: boolean;
  /** Commits the text, and returns whether it is valid. */
  commit(): boolean;
}

export interface DateKeysState {
  /** Ref of the button that opens the calendar. */
  openerRef: RefObject<HTMLButtonElement | null>;
  /** Opens the calendar on arrow down and commits on Enter, except while composing. */
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

/** Returns the key handler of a date input. */
export function useDateKeys({ isFixed, commit }: DateKeysOptions): DateKeysState {
  const openerRef = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || isFixed || isComposed(event.nativeEvent)) return;
    // The form that this Enter submits needs the date, and must not get an invalid text as “none”.
    if (event.key === 'Enter' && !commit()) event.preventDefault();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      openerRef.current?.click();
    }
  };
  return { openerRef, onKeyDown };
}
