import { type RefObject, useEffect, useRef } from 'react';

export interface FocusOnSwap {
  textRef: RefObject<HTMLInputElement | null>;
  /** Goes to the element around the buttons of a list. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Has focus follow the next swap: what has it now goes away. */
  ask(): void;
}

/** Keeps focus in a field whose control is swapped by hand: a text for a list, and back. */
export function useFocusOnSwap(isText: boolean): FocusOnSwap {
  const textRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    const target = isText ? textRef.current : listRef.current?.querySelector('button');
    target?.focus();
  }, [isText]);

  return { textRef, listRef, ask: () => void (isAsked.current = true) };
}
