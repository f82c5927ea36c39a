import { useEffect, useEffectEvent, useState } from 'react';
import { reasonText } from '../model/reasonText';
import type { ListView, ViewStore } from './viewStore';

export interface ViewListState {
  /** The person's views; `null` until they are known. */
  views: readonly ListView[] | null;
  /** Why the newest question about them got no answer. */
  error: string | null;
  /** Shows a view in the place of the one with its id, or as a new one. */
  keep(view: ListView): void;
  forget(id: string): void;
  /** Asks for them again. */
  reload(): void;
}

/** Asks for the views of a list. Without a store there are none, and nothing is asked. */
export function useViewList(store: ViewStore | undefined): ViewListState {
  const [views, setViews] = useState<readonly ListView[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const hasStore = store !== undefined;
  const ask = useEffectEvent(
    (signal: AbortSignal) => store?.list({ signal }) ?? Promise.resolve([]),
  );

  useEffect(() => {
    if (!hasStore) return undefined;
    const stop = new AbortController();
    ask(stop.signal).then(
      (found) => {
        if (stop.signal.aborted) return;
        setViews(found);
        setError(null);
      },
      (reason: unknown) => {
        if (!stop.signal.aborted) setError(reasonText(reason));
      },
    );
    return () => stop.abort();
  }, [hasStore, round]);

  return {
    views,
    error,
    keep: (view) => setViews((last) => withView(last ?? [], view)),
    forget: (id) => setViews((last) => (last ?? []).filter((view) => view.id !== id)),
    reload: () => setRound((count) => count + 1),
  };
}

/** A default takes that from the others of its scope. */
function withView(views: readonly ListView[], view: ListView): ListView[] {
  const others = views.map((other) =>
    view.isDefault && other.scope === view.scope && other.id !== view.id
      ? { ...other, isDefault: false }
      : other,
  );
  return others.some(({ id }) => id === view.id)
    ? others.map((other) => (other.id === view.id ? view : other))
    : [...others, view];
}
