import { useRef, useState } from 'react';
import { errorMessage } from './model/errorMessage';

/** State of an operation that may fail and be repeated. */
export interface AttemptState {
  isSubmitting: boolean;
  /** Message of the last failure, `null` for none. */
  error: string | null;
  /** Runs the operation, one at a time. Returns whether it succeeded. */
  attempt(operation: () => Promise<void>): Promise<boolean>;
}

/** Runs operations that may fail, and holds the message of the last failure. */
export function useAttempt(): AttemptState {
  const [isSubmitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // State is one render behind: two clicks in the same frame would both start.
  const isRunning = useRef(false);
  return {
    isSubmitting,
    error,
    async attempt(operation) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setSubmitting(true);
      setError(null);
      try {
        await operation();
        return true;
      } catch (reason) {
        setError(errorMessage(reason));
        return false;
      } finally {
        isRunning.current = false;
        setSubmitting(false);
      }
    },
  };
}
