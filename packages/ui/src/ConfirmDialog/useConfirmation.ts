import { useRef, useState } from 'react';

export interface ConfirmationState {
  /** Whether the confirmed action is running. */
  isSubmitting: boolean;
  /** Starts the action once, and closes when it has finished. A failure leaves the dialog open. */
  confirm(): Promise<void>;
}

/** Runs a confirmed action, never twice at the same time. */
export function useConfirmation(
  onConfirm: () => Promise<void> | void,
  onClose: () => void,
): ConfirmationState {
  const [isSubmitting, setSubmitting] = useState(false);
  // State updates one render later: two clicks in one frame would both see it idle.
  const running = useRef(false);

  const confirm = async () => {
    if (running.current) return;
    running.current = true;
    setSubmitting(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller reports its own failure; the dialog stays open for another attempt.
    } finally {
      running.current = false;
      setSubmitting(false);
    }
  };

  return { isSubmitting, confirm };
}
