import {
  type ApiError,
  orderBase,
  toApiError,
  type Http,
  type NewerTask,
  type OrderTask,
  type TaskDesk,
} from '@mingjian/api';
import { createStore, type Store } from '@mingjian/ui';
import type { FormDrafts } from '@mingjian/widgets/Form';
import { draftOf, inputOf, isSameDraft, storedDesk, type DeskDraft } from './model/deskDraft';

/** State of a task that is being filled in. */
export interface DeskState {
  desk: TaskDesk;
  /** The task as the server has it last. */
  task: OrderTask;
  own: DeskDraft;
  base: DeskDraft;
  /** Version that `own` was made from. */
  version: number;
  saving: 'idle' | 'waiting' | 'saving' | 'failed';
  /** Beijing time of the last save on this visit. */
  savedAt: string | null;
  /** The task as somebody else has changed it meanwhile. */
  newer: TaskDesk | null;
  problem: ApiError | null;
}

/** The findings of a task: stored as a draft at once, on the server a moment later. */
export interface DeskSaver {
  store: Store<DeskState>;
  /** Takes the task as the server has it now; unsaved changes stay. */
  adopt(desk: TaskDesk): void;
  /** Takes the store of drafts, and the changes that it holds from before. */
  restore(drafts: FormDrafts): Promise<void>;
  change(patch: Partial<DeskDraft>): void;
  /** Sends what is unsaved; returns the stored task, `undefined` while it is not stored. */
  flush(): Promise<OrderTask | undefined>;
  /** Ends a conflict: the own changes replace the newer ones, or are dropped. */
  resolve(choice: 'own' | 'theirs'): void;
}

/** Milliseconds without typing after which changes are sent. */
const PAUSE = 800;
/** Milliseconds until the next try without a connection. */
const RETRY = 5_000;

/** Returns the saver of a task. `onStored` gets the task as each save leaves it. */
export function createDeskSaver(
  http: Http,
  desk: TaskDesk,
  onStored: (desk: TaskDesk) => void,
): DeskSaver {
  const base = draftOf(desk);
  const { task } = desk;
  const store = createStore<DeskState>({
    desk,
    task,
    own: base,
    base,
    version: task.version,
    saving: 'idle',
    savedAt: null,
    newer: null,
    problem: null,
  });
  let drafts: FormDrafts | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<OrderTask | undefined> | undefined;

  const set = (patch: Partial<DeskState>) => store.update((state) => ({ ...state, ...patch }));
  const isDirty = () => !isSameDraft(store.get().own, store.get().base);
  const keep = () => {
    if (!drafts) return;
    const { record, title } = drafts;
    const { own, version } = store.get();
    // A browser that refuses to store drafts still sends them to the server.
    const done = isDirty()
      ? drafts.store.save(record, {
          id: record,
          savedAt: Date.now(),
          values: { own, version },
          title,
        })
      : drafts.store.remove(record, [record]);
    done.catch(() => undefined);
  };
  const schedule = () => {
    clearTimeout(timer);
    if (store.get().newer) return;
    if (!isDirty()) {
      if (!running) set({ saving: 'idle', problem: null });
      return;
    }
    set({ saving: 'waiting' });
    timer = setTimeout(() => void flush(), PAUSE);
  };
  const take = (theirs: TaskDesk, own: DeskDraft, patch: Partial<DeskState> = {}) => {
    const { task: at } = theirs;
    const stored = draftOf(theirs);
    set({ desk: theirs, task: at, base: stored, own, version: at.version, newer: null, ...patch });
  };
  /** Takes what the server has stored of a draft; changes since then are sent next. */
  const settle = async (stored: TaskDesk, sent: DeskDraft): Promise<OrderTask | undefined> => {
    // The draft as it was sent: the server cleans texts, and a cleaned one is not a change.
    const patch = { base: sent, saving: 'idle', savedAt: stored.task.updateTime } as const;
    take(stored, store.get().own, patch);
    keep();
    onStored(stored);
    return isDirty() ? save() : stored.task;
  };

  async function save(): Promise<OrderTask | undefined> {
    const { own, version, desk: at } = store.get();
    set({ saving: 'saving', problem: null });
    try {
      const saved = await http.send(orderBase.saveOrderTask, inputOf(own, at.task.id, version));
      return await settle(storedDesk(store.get().desk, own, saved), own);
    } catch (error) {
      const problem = toApiError(error);
      const { desk: newer } = (problem.details ?? {}) as Partial<NewerTask>;
      // An earlier save whose answer was lost is no conflict.
      if (newer && isSameDraft(own, draftOf(newer))) return settle(newer, own);
      set({ saving: 'failed', problem, newer: newer ?? null });
      const isOffline = problem.kind === 'network' || problem.kind === 'timeout';
      if (isOffline) timer = setTimeout(() => void flush(), RETRY);
      return undefined;
    }
  }

  async function flush() {
    clearTimeout(timer);
    if (running) return running;
    const { newer, task: stored } = store.get();
    if (newer) return undefined;
    if (!isDirty()) {
      if (store.get().saving === 'waiting') set({ saving: 'idle' });
      return stored;
    }
    running = save();
    const saved = await running;
    running = undefined;
    return saved;
  }

  return {
    store,
    flush,
    adopt(next) {
      const state = store.get();
      if (next === state.desk || next.task.version < state.task.version) return;
      // The fields keep their texts as they are typed, unless somebody has changed them.
      const isSame = next.task.version === state.task.version;
      if (isSame || running || isDirty()) set({ desk: next, task: next.task });
      else take(next, draftOf(next));
    },
    async restore(opened) {
      drafts = opened;
      if (isDirty()) return keep();
      const [draft] = await opened.store.list(opened.record);
      const { own, version } = (draft?.values ?? {}) as Partial<DeskState>;
      const { base: stored, task: at } = store.get();
      // What nobody may write now stays a draft, so that the page shows what is stored.
      if (!own || version === undefined || !at.writable || isDirty()) return;
      if (isSameDraft(own, stored)) return keep();
      set({ own, version });
      schedule();
    },
    change(patch) {
      set({ own: { ...store.get().own, ...patch } });
      keep();
      schedule();
    },
    resolve(choice) {
      const { newer, own } = store.get();
      if (!newer) return;
      const kept = choice === 'own' ? own : draftOf(newer);
      take(newer, kept, { saving: 'idle', problem: null });
      keep();
      onStored(newer);
      schedule();
    },
  };
}
