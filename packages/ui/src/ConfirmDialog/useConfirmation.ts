import { useRef, useState } from 'react';

export interface ConfirmationState {
  /** Whether what was confirmed is under way. */
  isSubmitting: boolean;
  /** Starts the work, once, and closes when it is done. A failure leaves the question open. */
  confirm(): Promise<void>;
}

/** Runs what a person confirmed, never twice at the same time. */
export function useConfirmation(
  onConfirm: () => Promise<void> | void,
  onClose: () => void,
): ConfirmationState {
  const [isSubmitting, setSubmitting] = useState(false);
  // State is a render late: two clicks in one frame would both see it idle.
  const running = useRef(false);

  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setSubmitting(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller reports its own failure; here the question stays, so that it can be tried again.
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  return { isSubmitting, confirm };
}
