import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isComposed } from '../internal/events/isComposed';

export interface RegionFocusState {
  ref: RefObject<HTMLDivElement | null>;
  /** Records the previously focused element. */
  onFocus(event: FocusEvent): void;
  /**
   * Call it before the card `id` is removed: its focus moves to the next card, or else to the
   * previously focused element.
   */
  beforeRemove(id: string): void;
  /** Call it before all cards are removed. */
  beforeRemoveAll(): void;
  /** Returns the id of the focused card; for the region itself, that of the first. */
  focusedCard(): string | undefined;
}

/**
 * Focus of a region of cards: F6 moves focus there and back, and removing a card never loses it.
 */
export function useRegionFocus(cards: readonly { id: string }[]): RegionFocusState {
  const ref = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<HTMLElement | null>(null);
  const removedIndex = useRef<number>(undefined);
  const isEmpty = cards.length === 0;

  useLayoutEffect(() => {
    if (removedIndex.current === undefined) return;
    const closeButtons = ref.current?.querySelectorAll<HTMLElement>('[data-dismiss]');
    const next = closeButtons?.[Math.min(removedIndex.current, closeButtons.length - 1)];
    removedIndex.current = undefined;
    (next ?? previousFocus.current)?.focus();
  }, [cards]);

  useEffect(() => {
    if (isEmpty) return;
    const handleKey = (event: KeyboardEvent) => {
      if (
        event.key !== 'F6' ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        isComposed(event)
      )
        return;
      event.preventDefault();
      if (ref.current?.contains(document.activeElement)) previousFocus.current?.focus();
      else ref.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isEmpty]);

  const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return {
    ref,
    onFocus({ relatedTarget }) {
      if (relatedTarget instanceof HTMLElement && !ref.current?.contains(relatedTarget))
        previousFocus.current = relatedTarget;
    },
    beforeRemove(id) {
      const isInside = ref.current?.contains(document.activeElement) ?? false;
      const isOnRegion = document.activeElement === ref.current;
      if (isInside && (isOnRegion || focusedId() === id))
        removedIndex.current = cards.findIndex((card) => card.id === id);
    },
    beforeRemoveAll() {
      if (ref.current?.contains(document.activeElement)) removedIndex.current = 0;
    },
    focusedCard: () =>
      focusedId() ?? (document.activeElement === ref.current ? cards[0]?.id : undefined),
  };
}
