import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { isComposed } from '@mingjian/ui';

export interface DateKeysOptions {
  /** Whether the field can be changed. */
  isFixed: boolean;
  /** Takes what was typed, and returns whether it could be read. */
  settle(): boolean;
}

export interface DateKeysState {
  /** Goes to the button that opens the calendar. */
  openerRef: RefObject<HTMLButtonElement | null>;
  /**
   * Arrow down opens the calendar, Enter takes what was typed. Keys of an input method are left
   * alone.
   */
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
}

/** What a typed date does with keys. */
export function useDateKeys({ isFixed, settle }: DateKeysOptions): DateKeysState {
  const openerRef = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || isFixed || isComposed(event.nativeEvent)) return;
    // A form that is sent with this Enter must find the date; what could not be read must not go
    // out as "no date".
    if (event.key === 'Enter' && !settle()) event.preventDefault();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      openerRef.current?.click();
    }
  };
  return { openerRef, onKeyDown };
}
