import { useEffect, useRef, useState } from 'react';

export interface RevealOptions {
  /**
   * What stands for the value. Another one is another value: what was revealed is hidden at once.
   */
  masked: string;
  /** How long the value stays, in seconds. */
  seconds: number;
  onReveal: (reason: string) => Promise<string>;
}

export interface RevealState {
  /** The value in sight, or `null` while it is masked. */
  value: string | null;
  /** Whether the value is on its way. */
  pending: boolean;
  /** What went wrong, in the server's words or none; `null` when nothing did. */
  failure: string | null;
  /** Asks for the value. Resolves with whether it shows. */
  reveal(reason: string): Promise<boolean>;
  hide(): void;
  /** Forgets a failure. */
  reset(): void;
}

interface Revealed {
  value: string;
  masked: string;
}

/**
 * Holds a value for a while, and lets it go after its time, when the window loses focus and when
 * its page is out of sight.
 */
export function useReveal({ masked, seconds, onReveal }: RevealOptions): RevealState {
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [pending, setPending] = useState(false);
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
    setPending(true);
    setFailure(null);
    try {
      const value = await onReveal(reason);
      // Another record took its place, or nobody looks any more.
      if (latest.current !== masked || document.visibilityState === 'hidden') return false;
      setRevealed({ value, masked });
      return true;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
      return false;
    } finally {
      setPending(false);
    }
  };

  const value = revealed && revealed.masked === masked ? revealed.value : null;
  return {
    value,
    pending,
    failure,
    reveal,
    hide: () => setRevealed(null),
    reset: () => setFailure(null),
  };
}
