import { useEffect, useState } from 'react';
import { toApiError } from '@mingjian/api';
import { useStore } from '@mingjian/ui';
import { language } from './language';

/** A value of the server, as it is loaded. */
export type LoadedState<Value> =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'loaded'; value: Value };

/** A value of the server, and its renewal. */
export interface Loaded<Value> {
  state: LoadedState<Value>;
  /** Loads it anew, with the present value shown meanwhile. */
  reload(): Promise<void>;
  /** Shows a value that another call has returned. */
  show(value: Value): void;
}

/**
 * Loads a value in the current language, and again when the language changes. `load` is the same
 * function in all renders.
 */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const chosen = useStore(language);
  const [state, setState] = useState<LoadedState<Value>>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    void outcomeOf(load).then((next) => isCurrent && next && setState(next));
    return () => {
      isCurrent = false;
    };
  }, [load, chosen]);
  return {
    state,
    reload: async () => {
      const next = await outcomeOf(load);
      if (next) setState(next);
    },
    show: (value) => setState({ kind: 'loaded', value }),
  };
}

/** Returns nothing once the session has ended: the second proof comes next. */
async function outcomeOf<Value>(
  load: () => Promise<Value>,
): Promise<LoadedState<Value> | undefined> {
  try {
    return { kind: 'loaded', value: await load() };
  } catch (error) {
    const { kind, message } = toApiError(error);
    return kind === 'session' ? undefined : { kind: 'failed', message };
  }
}
