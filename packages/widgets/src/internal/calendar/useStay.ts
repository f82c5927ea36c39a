import { useRef, type FocusEvent, type RefObject } from 'react';

export interface StayState {
  /** The field. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** What floats above the page for it. */
  panelRef: RefObject<HTMLDivElement | null>;
  /** Whether the focus that leaves an element goes to another one of the field or of its panel. */
  stays(event: FocusEvent<HTMLElement>): boolean;
  /**
   * Gives the focus to the first input: the button that had it is about to go. To be called before
   * the value changes: it settles.
   */
  refocus(): void;
}

/**
 * Tells apart focus that leaves a field for good and focus that moves between its inputs, its
 * buttons and its panel.
 */
export function useStay(): StayState {
  const boxRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const stays = ({ relatedTarget }: FocusEvent<HTMLElement>) =>
    [boxRef, panelRef].some((ref) => ref.current?.contains(relatedTarget) === true);
  const refocus = () => boxRef.current?.querySelector('input')?.focus();
  return { boxRef, panelRef, stays, refocus };
}
