import { useEffect, useRef, useState } from 'react';

/** How the last copy ended; `idle` again after a moment. */
export type CopyOutcome = 'idle' | 'copied' | 'failed';

export interface CopyState {
  outcome: CopyOutcome;
  /** Puts the text on the clipboard. Never rejects: `outcome` tells. */
  copy(): void;
}

/** How long the outcome shows, in milliseconds. */
const SHOWN = 2500;

/** Copies a text to the clipboard and tells for a moment how it went. */
export function useCopy(
  text: string | (() => string | Promise<string>),
  onCopied: (() => void) | undefined,
): CopyState {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = (next: CopyOutcome) => {
    clearTimeout(timer.current);
    setOutcome(next);
    timer.current = setTimeout(() => setOutcome('idle'), SHOWN);
  };
  const write = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? await text() : text);
    } catch {
      tell('failed');
      return;
    }
    tell('copied');
    onCopied?.();
  };

  return { outcome, copy: () => void write() };
}
