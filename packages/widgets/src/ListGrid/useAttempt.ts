import { useRef, useState } from 'react';
import { reasonText } from './model/reasonText';

/** Something that is tried, and may fail and be tried again. */
export interface AttemptState {
  isPending: boolean;
  /** Why the last try failed; `null` while there is no reason. */
  error: string | null;
  /** Tries it, once at a time. Returns whether it succeeded. */
  attempt(work: () => Promise<void>): Promise<boolean>;
}

/** Tries work that may fail, and keeps why it did for the place where it was asked for. */
export function useAttempt(): AttemptState {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // State is a render late: two clicks in one frame would both see it idle.
  const running = useRef(false);
  return {
    isPending,
    error,
    async attempt(work) {
      if (running.current) return false;
      running.current = true;
      setPending(true);
      setError(null);
      try {
        await work();
        return true;
      } catch (reason) {
        setError(reasonText(reason));
        return false;
      } finally {
        running.current = false;
        setPending(false);
      }
    },
  };
}
