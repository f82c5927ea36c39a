import type { FormValues } from './formField';

/** Life of a draft in milliseconds: 7 days. */
export const DRAFT_LIFE = 7 * 86_400_000;

/** Unsaved values of a form. */
export interface FormDraft {
  /** Unique to one opening of a form, so that two windows never overwrite each other's. */
  id: string;
  /** When it was last written, in milliseconds since 1970. */
  savedAt: number;
  values: FormValues;
  /** Name of the form, where drafts of several are listed. @default none */
  title?: string | undefined;
  /** Number of fields whose values differ from the record's. @default unknown */
  changes?: number | undefined;
}

/** A draft, and the record that it is for. */
export interface RecordDraft extends FormDraft {
  record: string;
}

/**
 * Drafts of one person, by record. A record is named by whatever its form is opened for, such as
 * `companyList/17` or `companyList/new`.
 */
export interface DraftStore {
  /** Whether drafts outlast the window. It turns `false` when the browser refuses to store one. */
  readonly isLasting: boolean;
  /** Returns the drafts of a record, the newest first. */
  list(record: string): Promise<readonly FormDraft[]>;
  /** Stores a draft in place of the one with its id. */
  save(record: string, draft: FormDraft): Promise<void>;
  remove(record: string, ids: readonly string[]): Promise<void>;
  /** Returns the drafts of all records, the newest first. */
  all(): Promise<readonly RecordDraft[]>;
  /** Removes the drafts of all records. */
  clear(): Promise<void>;
}

/** Returns a store that lasts as long as the page. `now` is read in milliseconds since 1970. */
export function createMemoryDrafts(now: () => number = Date.now): DraftStore {
  const records = new Map<string, Map<string, FormDraft>>();
  const isKept = ({ savedAt }: FormDraft) => savedAt > now() - DRAFT_LIFE;
  const draftsOf = (record: string) => [...(records.get(record)?.values() ?? [])].filter(isKept);
  return {
    isLasting: false,
    list: async (record) => newestFirst(draftsOf(record)),
    save: async (record, draft) => {
      const drafts = records.get(record) ?? new Map<string, FormDraft>();
      records.set(record, drafts.set(draft.id, draft));
    },
    remove: async (record, ids) => {
      for (const id of ids) records.get(record)?.delete(id);
    },
    all: async () =>
      newestFirst(
        [...records.keys()].flatMap((record) =>
          draftsOf(record).map((draft) => ({ ...draft, record })),
        ),
      ),
    clear: async () => records.clear(),
  };
}

function newestFirst<Draft extends FormDraft>(drafts: readonly Draft[]): Draft[] {
  return [...drafts].sort((one, other) => other.savedAt - one.savedAt);
}
