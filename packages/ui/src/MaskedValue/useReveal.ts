import { useEffect, useRef, useState } from 'react';

export interface RevealOptions {
  /** The masked value. A new one hides the revealed value at once. */
  masked: string;
  /** Seconds for which the value is visible. */
  seconds: number;
  onReveal: (reason: string) => Promise<string>;
}

export interface RevealState {
  /** The revealed value, or `null` while it is masked. */
  value: string | null;
  /** Whether the value is being requested. */
  isLoading: boolean;
  /** The server's message of a failure, possibly empty; `null` without one. */
  failure: string | null;
  /** Requests the value. Resolves with whether it is visible. */
  reveal(reason: string): Promise<boolean>;
  hide(): void;
  /** Clears a failure. */
  reset(): void;
}

interface Revealed {
  value: string;
  masked: string;
}

/**
 * Reveals a value for a limited time. It is hidden after that, when the window loses focus, and
 * when its page is hidden.
 */
export function useReveal({ masked, seconds, onReveal }: RevealOptions): RevealState {
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const latest = useRef(masked);
  useEffect(() => {
    latest.current = masked;
  }, [masked]);
  if (revealed && revealed.masked !== masked) setRevealed(null);

  useEffect(() => {
    if (!revealed) return;
    const hide = () => setRevealed(null);
    const timer = setTimeout(hide, seconds * 1000);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [revealed, seconds]);

  const reveal = async (reason: string) => {
    setLoading(true);
    setFailure(null);
    try {
      const value = await onReveal(reason);
      // Another record replaced it, or the page is hidden.
      if (latest.current !== masked || document.visibilityState === 'hidden') return false;
      setRevealed({ value, masked });
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
      return false;
    } finally {
      setLoading(false);
    }
  };

  const value = revealed && revealed.masked === masked ? revealed.value : null;
  return {
    value,
    isLoading,
    failure,
    reveal,
    hide: () => setRevealed(null),
    reset: () => setFailure(null),
  };
}
