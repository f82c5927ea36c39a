import { useState } from 'react';
import { useLatestResponse } from '@mingjian/ui';
import type { ListView, ViewStore } from './viewStore';

export interface ViewListState {
  /** The person's views; `null` until they are loaded. */
  views: readonly ListView[] | null;
  /** Message of the latest failed request. */
  error: string | null;
  /** Adds a view, or replaces the one with its id. */
  put(view: ListView): void;
  remove(id: string): void;
  /** Requests the views again. */
  reload(): void;
}

/** Loads the views of a list. Without a store there is no request. */
export function useViewList(store: ViewStore | undefined): ViewListState {
  const { data, error, retry, update } = useLatestResponse(
    store === undefined ? null : 'views',
    async (options) => store?.list(options) ?? [],
  );
  // Views that were saved although the list of views could not be loaded.
  const [saved, setSaved] = useState<readonly ListView[] | null>(null);

  const change = (next: (views: readonly ListView[]) => readonly ListView[]) => {
    if (data === undefined) setSaved((last) => next(last ?? []));
    else update(next);
  };

  return {
    views: data ?? saved,
    error: error?.message ?? null,
    put: (view) => change((views) => withView(views, view)),
    remove: (id) => change((views) => views.filter((view) => view.id !== id)),
    reload: retry,
  };
}

/** Returns the views with one put in. A default replaces the previous default of its scope. */
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
