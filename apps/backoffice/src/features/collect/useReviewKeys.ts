import { useEffect, useEffectEvent } from 'react';

export interface ReviewKeys {
  /** Whether the page listens: no dialog is open. */
  isActive: boolean;
  /** Goes to the next item, or the previous one. */
  step(by: 1 | -1): void;
  giveBack(): void;
  pass(): void;
}

/** The keys of a review: J and K, R and P, unless somebody is typing. */
export function useReviewKeys({ isActive, step, giveBack, pass }: ReviewKeys) {
  const act = useEffectEvent((key: string) => {
    if (key === 'j') step(1);
    else if (key === 'k') step(-1);
    else if (key === 'r') giveBack();
    else if (key === 'p') pass();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const isTyping = target.closest('input, textarea, select, [contenteditable], [role=dialog]');
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      act(event.key.toLowerCase());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}
