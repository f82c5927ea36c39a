import { useRef, type KeyboardEvent } from 'react';
import type { DeskSaver } from './deskSaver';

/** Ctrl+Enter: stores what is unsaved, then presses the button that leads on. */
export function useSubmitKey(saver: DeskSaver) {
  const submitRef = useRef<HTMLDivElement>(null);
  return {
    submitRef,
    handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Saving decides which moves are open, so the button is looked up afterwards.
      void saver.flush().then((stored) => {
        if (!stored) return;
        requestAnimationFrame(() => {
          const buttons = submitRef.current?.querySelectorAll('button');
          const onward = buttons && [...buttons].at(-1);
          onward?.focus();
          onward?.click();
        });
      });
    },
  };
}
