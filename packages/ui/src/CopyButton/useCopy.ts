import { useEffect, useRef, useState } from 'react';

/** The outcome of the last copy; `idle` again after a moment. */
export type CopyOutcome = 'idle' | 'copied' | 'failed';

export interface CopyState {
  outcome: CopyOutcome;
  /** Copies the text to the clipboard. Never rejects: see `outcome`. */
  copy(): void;
}

/** Milliseconds for which the outcome is shown. */
const OUTCOME_DURATION = 2500;

/** Copies a text to the clipboard, and returns the outcome for a moment. */
export function useCopy(
  text: string | (() => string | Promise<string>),
  onCopied: (() => void) | undefined,
): CopyState {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const showOutcome = (next: CopyOutcome) => {
    clearTimeout(timer.current);
    setOutcome(next);
    timer.current = setTimeout(() => setOutcome('idle'), OUTCOME_DURATION);
  };
  const write = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? await text() : text);
    } catch {
      showOutcome('failed');
      return;
    }
    showOutcome('copied');
    onCopied?.();
  };

  return { outcome, copy: () => void write() };
}
