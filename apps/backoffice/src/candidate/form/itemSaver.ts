import { ApiError, collect, isPassing, type CollectItem, type Http } from '@mingjian/api';
import { createStore, type Store } from '@mingjian/ui';
import {
  answersOf,
  isSame,
  isSameFiles,
  isSameStretches,
  savable,
  withNoContact,
  type Answers,
} from './model/answers';
import { merged } from './model/merge';
import type { StoredForms, UnsavedItem } from './storedAnswers';

/** An item that is being filled in. */
export interface FilledItem extends UnsavedItem {
  item: CollectItem;
}

/** State of the form on this device. */
export interface FilledForm {
  items: Readonly<Record<string, FilledItem>>;
  /** Keys of the consents that are agreed to; `null` before they are chosen. */
  agreed: readonly string[] | null;
  /** `kept`: there is no connection, and the changes are stored on this device. */
  saving: 'idle' | 'waiting' | 'saving' | 'kept';
  /** When the server stored a change last, Beijing time; `null` on this visit. */
  savedAt: string | null;
  /** Names of items that another device changed meanwhile. */
  mergedItems: readonly string[];
  /** A refusal that is no matter of the connection. */
  problem: ApiError | null;
}

/** Options of `createItemSaver`. */
export interface SaverOptions {
  http: Http;
  forms: StoredForms;
  orderId: string;
  /** Milliseconds without typing after which changes are sent. @default 800 */
  pause?: number;
  /** Milliseconds until the next try without a connection. @default 5_000 */
  retryAfter?: number;
}

/** The answers of a form: on this device at once, on the server a moment later. */
export interface ItemSaver {
  store: Store<FilledForm>;
  /** Takes the items of the server; unsaved changes of this device stay. */
  adopt(items: readonly CollectItem[]): void;
  change(groupCode: string, change: (own: Answers) => Partial<Answers>): void;
  choose(agreed: readonly string[] | null): void;
  /** Sends what is unsaved. Returns whether the server has everything that it takes. */
  flush(): Promise<boolean>;
  /** Confirms that the names of merged items were read. */
  dismissMerged(): void;
  /** Removes what this device stores of the form. */
  forget(): void;
}

const NOTHING: FilledForm = {
  items: {},
  agreed: null,
  saving: 'idle',
  savedAt: null,
  mergedItems: [],
  problem: null,
};

/** Returns the answers of a form, which are saved as they are typed. */
export function createItemSaver({
  http,
  forms,
  orderId,
  pause = 800,
  retryAfter = 5_000,
}: SaverOptions): ItemSaver {
  const stored = forms.read(orderId);
  const store = createStore<FilledForm>({ ...NOTHING, agreed: stored.agreed });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  /** The answers of the last request, by the item: its response may have been lost. */
  const sent = new Map<string, Answers>();

  const set = (patch: Partial<FilledForm>) => store.update((state) => ({ ...state, ...patch }));
  const setItem = (groupCode: string, patch: Partial<FilledItem>) => {
    const { items } = store.get();
    set({ items: { ...items, [groupCode]: { ...items[groupCode]!, ...patch } } });
    keep();
  };
  const keep = () => {
    const { items, agreed } = store.get();
    const unsaved = Object.entries(items).filter(([, { own, base }]) => !isSame(own, base));
    const parts = unsaved.map(([code, { own, base, version }]) => [code, { own, base, version }]);
    forms.write(orderId, { items: Object.fromEntries(parts) as typeof stored.items, agreed });
  };
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };
  const nextUnsaved = () =>
    Object.values(store.get().items).find(({ item, own, base }) => {
      const sent = savable(item.fields, own.stretches);
      const known = savable(item.fields, base.stretches);
      return !isSameStretches(sent, known) || !isSameFiles(own.files, base.files);
    });

  async function save({ item, own, base, version }: FilledItem) {
    const { groupCode, fields } = item;
    const stretches = withNoContact(groupCode, savable(fields, own.stretches));
    const dataForm = JSON.stringify(stretches);
    const files = isSameFiles(own.files, base.files) ? undefined : JSON.stringify(own.files);
    sent.set(groupCode, { stretches, files: own.files });
    const input = { groupCode, dataForm, files, version };
    const result = await http.send(collect.submitSingleFormData, input);
    setItem(groupCode, { item: result.item, base: own, version: result.item.version });
    set({ savedAt: result.item.savedAt });
  }

  /**
   * Takes the newer item of another device; the own changes are sent after it. One that holds what
   * was sent from here is no change of another: only its response was lost.
   */
  function mergeNewer(error: unknown, groupCode: string) {
    const details = error instanceof ApiError && error.status === 409 ? error.details : null;
    const newer = (details as { item?: CollectItem } | null)?.item;
    if (!newer) throw error;
    const { own, base } = store.get().items[groupCode]!;
    const theirs = answersOf(newer);
    setItem(groupCode, {
      item: newer,
      own: merged(base, own, theirs),
      base: theirs,
      version: newer.version,
    });
    const last = sent.get(groupCode);
    if (last && isSame(last, theirs)) return;
    const { mergedItems } = store.get();
    set({ mergedItems: [...mergedItems.filter((code) => code !== groupCode), groupCode] });
  }

  async function saveAll(): Promise<boolean> {
    clearTimeout(timer);
    for (let next = nextUnsaved(); next; next = nextUnsaved()) {
      set({ saving: 'saving', problem: null });
      try {
        const { groupCode } = next.item;
        await save(next).catch((error: unknown) => mergeNewer(error, groupCode));
      } catch (error) {
        const isLost = isPassing(error);
        const isOver = error instanceof ApiError && error.kind === 'session';
        const problem = isLost || isOver || !(error instanceof ApiError) ? null : error;
        set({ saving: 'kept', problem });
        if (isLost) schedule(retryAfter);
        return false;
      }
    }
    set({ saving: 'idle' });
    return true;
  }

  async function flush() {
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    store,
    adopt(items) {
      const known = store.get().items;
      const entries = items.map((item): [string, FilledItem] => {
        const { groupCode, version } = item;
        const server = answersOf(item);
        const mine = known[groupCode] ?? stored.items[groupCode];
        if (!mine || isSame(mine.own, mine.base))
          return [groupCode, { item, own: server, base: server, version }];
        const own = mine.version === version ? mine.own : merged(mine.base, mine.own, server);
        return [groupCode, { item, own, base: server, version }];
      });
      set({ items: Object.fromEntries(entries) });
      keep();
      if (nextUnsaved()) schedule(pause);
    },
    change(groupCode, change) {
      const { own } = store.get().items[groupCode]!;
      setItem(groupCode, { own: { ...own, ...change(own) } });
      if (nextUnsaved()) {
        if (store.get().saving === 'idle') set({ saving: 'waiting' });
        schedule(pause);
      }
    },
    choose(agreed) {
      set({ agreed });
      keep();
    },
    flush,
    dismissMerged: () => set({ mergedItems: [] }),
    forget() {
      clearTimeout(timer);
      store.set(NOTHING);
      forms.write(orderId, { items: {}, agreed: null });
    },
  };
}
