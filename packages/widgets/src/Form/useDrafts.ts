import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DraftStore, FormDraft } from './draftStore';
import type { FormField, FormValues } from './formField';
import {
  draftable,
  draftChanges,
  draftDifferences,
  type DraftDifferences,
} from './model/draftDifferences';

/** Store and record of a form's drafts. */
export interface FormDrafts {
  store: DraftStore;
  /** Name of the record, such as `companyList/17`. */
  record: string;
  /** Name of the form, where drafts of several are listed. @default none */
  title?: string | undefined;
}

/** A draft that is offered, how it differs from the record, and others of the same record. */
export interface DraftOffer extends DraftDifferences {
  draft: FormDraft;
  others: readonly FormDraft[];
}

export interface DraftState {
  /** `null` when there is no draft, or it has been answered. */
  offer: DraftOffer | null;
  /** Whether what is typed now is stored where it outlasts the window, or needs no store yet. */
  isLasting: boolean;
  /** Takes the offered draft's values into the form. */
  restore(this: void): void;
  /** Deletes the offered draft. */
  remove(this: void): void;
  /** Offers another draft. */
  show(this: void, draft: FormDraft): void;
}

interface DraftsOptions {
  drafts: FormDrafts | undefined;
  form: UseFormReturn<Record<string, unknown>>;
  fields: readonly FormField[];
  stored: FormValues;
}

/** Pause in typing before a draft is written, in milliseconds. */
const PAUSE = 300;

/** Writes what is typed as a draft, and offers drafts of earlier times. */
export function useDrafts({ drafts, form, fields, stored }: DraftsOptions) {
  const [id] = useState(() => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`);
  const [found, setFound] = useState<readonly FormDraft[]>([]);
  const [isLasting, setLasting] = useState(true);
  /** Drafts whose values are in the form: they go once its own is written or saved. */
  const adopted = useRef<string[]>([]);
  const valuesNow = () => draftable(fields, { ...stored, ...form.getValues() });
  const inTurn = useTurns();

  const write = async () => {
    if (!drafts) return;
    const { store, record, title } = drafts;
    const values = valuesNow();
    const changes = draftDifferences(fields, values, stored).changed.length;
    const isTyped = changes > 0;
    if (isTyped) {
      await store.save(record, { id, savedAt: Date.now(), values, title, changes });
      setLasting(store.isLasting);
    }
    await store.remove(record, isTyped ? adopted.current : [...adopted.current, id]);
    adopted.current = [];
  };
  const find = useEffectEvent(async () => {
    if (!drafts) return [];
    const all = (await drafts.store.list(drafts.record)).filter((draft) => draft.id !== id);
    const now = valuesNow();
    const isNew = (draft: FormDraft) => {
      const { changed, unfit } = draftDifferences(fields, draft.values, now);
      return changed.length + unfit.length > 0;
    };
    void inTurn(write);
    adopted.current.push(...all.filter((draft) => !isNew(draft)).map((draft) => draft.id));
    return all.filter(isNew);
  });
  useEffect(() => {
    let isCurrent = true;
    void find().then((all) => isCurrent && setFound(all));
    return () => {
      isCurrent = false;
    };
  }, [drafts?.store, drafts?.record]);
  const cancelWriting = useWriting(form, () => inTurn(write));

  const [offered = null, ...others] = found;
  const forget = async (ids: readonly string[]) => {
    setFound((all) => all.filter((draft) => !ids.includes(draft.id)));
    await inTurn(async () => drafts?.store.remove(drafts.record, ids));
  };
  const removeAll = () => {
    cancelWriting();
    return forget([id, ...adopted.current]);
  };
  return {
    state: {
      offer: offered && { draft: offered, others, ...differencesOf(fields, offered, stored) },
      isLasting,
      restore: () => {
        if (!offered) return;
        adopted.current.push(offered.id);
        setFound([]);
        const changes = draftChanges(fields, offered.values, valuesNow());
        for (const [field, value] of Object.entries(changes))
          form.setValue(field, value, { shouldDirty: true });
      },
      remove: () => void (offered && forget([offered.id])),
      show: (draft: FormDraft) =>
        setFound((all) => [draft, ...all.filter((one) => one.id !== draft.id)]),
    } satisfies DraftState,
    removeAll,
  };
}

/** Returns a function that runs jobs one after another, so that a removal comes after a write. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (job: () => Promise<unknown>) => {
    const turn = last.current.then(job);
    last.current = turn.catch(() => undefined);
    return turn;
  };
}

const differencesOf = (fields: readonly FormField[], { values }: FormDraft, stored: FormValues) =>
  draftDifferences(fields, values, stored);

/**
 * Calls `write` when typing pauses, and at once when the page is left or the form unmounts. Returns
 * a function that cancels what has not been written.
 */
function useWriting(form: UseFormReturn<Record<string, unknown>>, write: () => Promise<unknown>) {
  const timer = useRef<number | undefined>(undefined);
  const handleWrite = useEffectEvent(() => void write());
  const cancel = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => {
    const flush = () => {
      if (timer.current === undefined) return;
      cancel();
      handleWrite();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        cancel();
        timer.current = window.setTimeout(flush, PAUSE);
      },
    });
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      unsubscribe();
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('pagehide', flush);
    };
  }, [form]);
  return cancel;
}
