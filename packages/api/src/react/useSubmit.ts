import { toApiError, type ApiError, type Call } from '../index';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHttp } from './ApiProvider';
import { intentionOf, type Intention } from './intention';

/** Result of a submit. It never rejects, so that a form needs no `catch`. */
export type SubmitResult<Output> = { ok: true; data: Output } | { ok: false; error: ApiError };

/** A call that changes something, as a form shows it. */
export interface SubmitState<Input, Output> {
  /**
   * Sends the input; while one is under way, returns that one's result and sends nothing. Aborting
   * the signal gives up waiting: the change may still be made, and sent again once only.
   */
  submit(
    input: Input,
    options?: { signal?: AbortSignal | undefined },
  ): Promise<SubmitResult<Output>>;
  /** Whether a submit is under way. */
  isSubmitting: boolean;
  /** Why the last submit failed. */
  error: ApiError | null;
  /** Forgets the error, the key, and the submit under way: its result then changes nothing here. */
  reset(): void;
}

interface Shown {
  isSubmitting: boolean;
  error: ApiError | null;
}

const IDLE: Shown = { isSubmitting: false, error: null };

/**
 * Sends a change, once however often the button is pressed. The same input sent again after a
 * failure carries the same `Idempotency-Key`, so a change whose response was lost is not made
 * twice. Refresh the affected calls with `useRefresh`.
 */
export function useSubmit<Input, Output>(call: Call<Input, Output>): SubmitState<Input, Output> {
  const http = useHttp();
  const [shown, show] = useShown();
  const running = useRef<Promise<SubmitResult<Output>>>(null);
  const latest = useRef<Intention<SubmitResult<Output>>>(null);

  const submit = useCallback(
    (input: Input, { signal }: { signal?: AbortSignal | undefined } = {}) => {
      if (running.current) return running.current;
      const intention = intentionOf(input, latest.current, performance.now());
      if (intention.done) return Promise.resolve(intention.done.result);
      latest.current = intention;
      const options = { idempotencyKey: intention.key, ...(signal && { signal }) };
      const submission = http.send(call, input, options).then(
        (data): SubmitResult<Output> => ({ ok: true, data }),
        (error: unknown): SubmitResult<Output> => ({ ok: false, error: toApiError(error) }),
      );
      running.current = submission;
      show({ isSubmitting: true, error: null });
      void submission.then((result) => {
        if (result.ok) intention.done = { at: performance.now(), result };
        if (running.current !== submission) return;
        running.current = null;
        show({ isSubmitting: false, error: result.ok ? null : result.error });
      });
      return submission;
    },
    [http, call, show],
  );
  const reset = useCallback(() => {
    running.current = null;
    latest.current = null;
    show(IDLE);
  }, [show]);
  return { submit, ...shown, reset };
}

/**
 * State that is set only while the component is there; a hidden one catches up when it is shown
 * again.
 */
function useShown() {
  const [shown, setShown] = useState(IDLE);
  const latest = useRef(IDLE);
  const present = useRef(false);

  useEffect(() => {
    present.current = true;
    setShown(latest.current);
    return () => void (present.current = false);
  }, []);
  const show = useCallback((next: Shown) => {
    latest.current = next;
    if (present.current) setShown(next);
  }, []);
  return [shown, show] as const;
}
