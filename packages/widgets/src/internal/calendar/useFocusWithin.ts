import { useRef, type FocusEvent, type RefObject } from 'react';

export interface FocusWithinState {
  /** Ref of the field. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** Ref of the field's floating panel. */
  panelRef: RefObject<HTMLDivElement | null>;
  /** Whether a blurred element passes focus to another one of the field or its panel. */
  staysWithin(event: FocusEvent<HTMLElement>): boolean;
  /**
   * Focuses the first input, because the focused button will unmount. Call it before the value
   * changes: focus commits the text.
   */
  refocus(): void;
}

/** Distinguishes leaving a field from moving focus between its inputs, buttons and panel. */
export function useFocusWithin(): FocusWithinState {
  const boxRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const staysWithin = ({ relatedTarget }: FocusEvent<HTMLElement>) =>
    [boxRef, panelRef].some((ref) => ref.current?.contains(relatedTarget) === true);
  const refocus = () => boxRef.current?.querySelector('input')?.focus();
  return { boxRef, panelRef, staysWithin, refocus };
}
