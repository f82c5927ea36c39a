import { useCallback, useEffect } from 'react';
import { useTexts } from '@mingjian/ui';
import type { Speech } from './announce';
import { run } from './commands';
import { useDesk } from './desk';
import { keyTargetOf } from './keyTarget';
import { commandFor, type Command } from './model/keys';
import { spoken } from './spoken.texts';
import { words } from './words.texts';

/** Returns the page's words, for what is said aloud. */
export function useSpeech(): Speech {
  return { words: useTexts(words), spoken: useTexts(spoken) };
}

/** Returns the way to do what a button or a key stands for. */
export function useCommand(): (command: Command) => void {
  const desk = useDesk();
  const theWords = useTexts(words);
  const theSpoken = useTexts(spoken);
  return useCallback(
    (command) => run(desk, { words: theWords, spoken: theSpoken }, command),
    [desk, theWords, theSpoken],
  );
}

/**
 * Listens to the keyboard for the whole page, except while a question stands above it or somebody
 * types.
 */
export function useKeys(): void {
  const desk = useDesk();
  const command = useCommand();

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.isComposing ||
        document.querySelector('[role="dialog"], [role="alertdialog"]')
      )
        return;
      const press = {
        key: event.key,
        shift: event.shiftKey,
        mod: event.ctrlKey || event.metaKey,
        alt: event.altKey,
        repeat: event.repeat,
        target: keyTargetOf(event.target),
      };
      const wanted = commandFor(press);
      if (
        wanted === null ||
        (!desk.preferences.get().letterKeys && !press.mod && wanted !== 'keys')
      )
        return;
      event.preventDefault();
      command(wanted);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [desk, command]);
}
