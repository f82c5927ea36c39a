import {
  orderFollowUps,
  readRecordingMarks,
  toApiError,
  type ApiError,
  type Http,
  type RecordingMark,
  type SaveConflict,
  type TaskContact,
} from '@mingjian/api';
import { createStore, type ReadableStore } from '@mingjian/ui';
import { mergedMarks } from './model/mergedMarks';

/** Marks of the recordings of a contact, as they are shown. */
export interface MarkState {
  marks: readonly RecordingMark[];
  /** Reason why the latest are not stored; `null` while they are, or are being sent. */
  problem: ApiError | null;
}

/** The marks of a contact's recordings: each change is sent at once. */
export interface MarkSaver extends ReadableStore<MarkState> {
  /** Takes the contact as the server has it now; unsaved marks stay. */
  adopt(contact: TaskContact): void;
  change(marks: readonly RecordingMark[]): void;
  /** Sends what is not stored once more. */
  retry(): void;
}

/** Conflicts of one save after which it gives up. */
const MOST_CONFLICTS = 3;

const marksIn = (text: unknown): readonly RecordingMark[] =>
  readRecordingMarks(typeof text === 'string' ? text : null) ?? [];

/** Returns the saver of a contact's marks. `onStored` is called after each save. */
export function createMarkSaver(http: Http, contact: TaskContact, onStored: () => void): MarkSaver {
  let { version } = contact;
  let base = marksIn(contact.audioMarks);
  let isSaving = false;
  const { get, getInitial, subscribe, set } = createStore<MarkState>({
    marks: base,
    problem: null,
  });

  /** Takes the newer marks of somebody else, with the changes of this page. */
  const merge = ({ version: newer, fields }: SaveConflict) => {
    const conflicting = fields.find(({ field }) => field === 'audioMarks');
    const theirs = conflicting ? marksIn(conflicting.stored) : base;
    set({ marks: mergedMarks(base, get().marks, theirs), problem: null });
    base = theirs;
    version = newer;
  };

  const send = async (): Promise<void> => {
    const { marks } = get();
    const draft = { id: contact.id, version, audioMarks: JSON.stringify(marks) };
    ({ version } = await http.send(orderFollowUps.update, draft));
    base = marks;
    if (get().marks !== marks) await send();
  };

  const save = async (conflicts = 0): Promise<void> => {
    try {
      await send();
      onStored();
    } catch (error) {
      const problem = toApiError(error);
      const details = problem.details as SaveConflict | null;
      if (problem.kind !== 'conflict' || !details?.fields || conflicts === MOST_CONFLICTS)
        return set({ ...get(), problem });
      merge(details);
      await save(conflicts + 1);
    }
  };

  const start = () => {
    if (isSaving) return;
    isSaving = true;
    void save().finally(() => {
      isSaving = false;
    });
  };

  return {
    get,
    getInitial,
    subscribe,
    adopt(next) {
      if (isSaving || get().problem !== null || next.version <= version) return;
      ({ version } = next);
      base = marksIn(next.audioMarks);
      set({ marks: base, problem: null });
    },
    change(marks) {
      set({ marks, problem: null });
      start();
    },
    retry() {
      set({ ...get(), problem: null });
      start();
    },
  };
}
