import { useRef, type KeyboardEvent } from 'react';
import type { DeskSaver } from './deskSaver';

/** Keys of the page of a task: Enter goes to the next row, Ctrl+Enter leads the task on. */
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
      // Keys in a dialog over the page bubble to here too.
      if (!event.currentTarget.contains(event.target as Node)) return;
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault();
        return void submit();
      }
      const next = fieldAfter(event.target as HTMLElement, event.currentTarget);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

/** Returns the finding or the conclusion after the row of an input; buttons keep their Enter. */
function fieldAfter(input: HTMLElement, page: HTMLElement): HTMLElement | undefined {
  const row = input.matches('input, textarea') ? input.closest('[data-row]') : null;
  if (!row) return undefined;
  const fields = [...page.querySelectorAll<HTMLElement>('[data-finding]')];
  return fields[fields.findIndex((field) => row.contains(field)) + 1];
}
