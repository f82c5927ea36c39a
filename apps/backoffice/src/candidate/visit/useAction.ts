import { useState } from 'react';
import { InputError, toApiError } from '@mingjian/api';

/** State of an action of a screen. */
export interface Action {
  isRunning: boolean;
  /** Why it failed; `null` while it has not. */
  error: string | null;
  /** Messages of wrong fields, by their names. */
  fields: Readonly<Record<string, string>>;
  run(task: () => Promise<void>): Promise<void>;
  clear(): void;
}

const IDLE = { isRunning: false, error: null, fields: {} };

/** Runs the actions of a screen one at a time, and holds the reason of a failure. */
export function useAction(): Action {
  const [state, setState] = useState<Omit<Action, 'run' | 'clear'>>(IDLE);
  return {
    ...state,
    run: async (task) => {
      if (state.isRunning) return;
      setState({ ...IDLE, isRunning: true });
      try {
        await task();
        setState(IDLE);
      } catch (cause) {
        const { kind, message, details } = toApiError(cause);
        // The second proof comes next.
        const error = kind === 'session' ? null : message;
        setState({ isRunning: false, error, fields: fieldsOf(cause, details) });
      }
    },
    clear: () => setState(IDLE),
  };
}

function fieldsOf(cause: unknown, details: unknown): Readonly<Record<string, string>> {
  if (cause instanceof InputError) return cause.fields;
  return (details as { fields?: Record<string, string> } | null)?.fields ?? {};
}
