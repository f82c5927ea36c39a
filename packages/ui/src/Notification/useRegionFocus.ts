import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface RegionFocusState {
  ref: RefObject<HTMLDivElement | null>;
  /** Records the previously focused element. */
  onFocus(event: FocusEvent): void;
  /**
   * Call it before the card `id` is removed: its focus moves to the next card, or else to the
   * previously focused element.
   */
  leave(id: string): void;
  /** Call it before all cards are removed. */
  leaveAll(): void;
  /** Returns the id of the focused card; for the region itself, that of the first. */
  focusedCard(): string | undefined;
}

/**
 * Focus of a region of cards: F6 moves focus there and back, and removing a card never loses it.
 */
export function useRegionFocus(cards: readonly { id: string }[]): RegionFocusState {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const vacated = useRef<number>(undefined);
  const isEmpty = cards.length === 0;

  useLayoutEffect(() => {
    if (vacated.current === undefined) return;
    const crosses = ref.current?.querySelectorAll<HTMLElement>('[data-dismiss]');
    const next = crosses?.[Math.min(vacated.current, crosses.length - 1)];
    vacated.current = undefined;
    (next ?? cameFrom.current)?.focus();
  }, [cards]);

  useEffect(() => {
    if (isEmpty) return;
    const handleKey = (event: KeyboardEvent) => {
      if (
        event.key !== 'F6' ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey
      )
        return;
      event.preventDefault();
      if (ref.current?.contains(document.activeElement)) cameFrom.current?.focus();
      else ref.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isEmpty]);

  const cardWithFocus = () =>
    document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return {
    ref,
    onFocus({ relatedTarget }) {
      if (relatedTarget instanceof HTMLElement && !ref.current?.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    },
    leave(id) {
      const isInside = ref.current?.contains(document.activeElement) ?? false;
      const isOnRegion = document.activeElement === ref.current;
      if (isInside && (isOnRegion || cardWithFocus() === id))
        vacated.current = cards.findIndex((card) => card.id === id);
    },
    leaveAll() {
      if (ref.current?.contains(document.activeElement)) vacated.current = 0;
    },
    focusedCard: () =>
      cardWithFocus() ?? (document.activeElement === ref.current ? cards[0]?.id : undefined),
  };
}
