import { useState } from 'react';
import {
  ViewConflict,
  type LatestSave,
  type ListView,
  type ListViewDraft,
  type ViewStore,
} from './viewStore';

/** A save that was refused, because the view was saved since its version. */
export interface StaleSave {
  draft: ListViewDraft & { id: string };
  latest: LatestSave;
}

export interface ViewSavesState {
  /** The refused save that waits for a decision; `null` for none. */
  stale: StaleSave | null;
  /** Saves a view. Rejects on failure; a `ViewConflict` becomes the stale save as well. */
  save(draft: ListViewDraft): Promise<ListView>;
  /** Saves the stale draft over the newer version. Rejects on failure, also for a third save. */
  overwrite(): Promise<void>;
  /** Ends the decision. Nothing is saved. */
  dismiss(): void;
}

/** Saves views, and keeps a save that met a newer version until it is decided upon. */
export function useViewSaves(
  store: ViewStore | undefined,
  put: (view: ListView) => void,
): ViewSavesState {
  const [stale, setStale] = useState<StaleSave | null>(null);
  const save = async (draft: ListViewDraft) => {
    if (!store) throw new Error('A list without a store of views saves none.');
    try {
      const saved = await store.save(draft);
      put(saved);
      setStale(null);
      return saved;
    } catch (reason) {
      const { id } = draft;
      if (reason instanceof ViewConflict && id !== undefined)
        setStale({ draft: { ...draft, id }, latest: reason.latest });
      throw reason;
    }
  };
  return {
    stale,
    save,
    overwrite: async () => {
      if (stale) await save({ ...stale.draft, version: stale.latest.version });
    },
    dismiss: () => setStale(null),
  };
}
