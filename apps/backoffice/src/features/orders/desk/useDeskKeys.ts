import { useRef, type KeyboardEvent } from 'react';
import type { DeskSaver } from './deskSaver';

/** Keys of the page of a task: Ctrl+Enter leads the task on. */
export function useDeskKeys(saver: DeskSaver) {
  const submitRef = useRef<HTMLDivElement>(null);
  const submit = async () => {
    // Saving decides which moves are open, so the button is looked up afterwards.
    const stored = await saver.flush();
    if (!stored?.writable) return;
    requestAnimationFrame(() => {
      const buttons = submitRef.current?.querySelectorAll('button');
      const onward = buttons && [...buttons].at(-1);
      onward?.focus();
      onward?.click();
    });
  };
  return {
    submitRef,
    handleKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      if (!event.ctrlKey && !event.metaKey) return;
      // Keys in a dialog over the page bubble to here too.
      if (!event.currentTarget.contains(event.target as Node)) return;
      event.preventDefault();
      void submit();
    },
  };
}
