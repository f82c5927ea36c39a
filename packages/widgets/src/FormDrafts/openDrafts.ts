import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { createMemoryDrafts, DRAFT_LIFE, type DraftStore, type RecordDraft } from '../Form';
import { importKey, openSealed, seal, type Sealed } from './sealed';

interface StoredDraft extends Sealed {
  id: string;
  owner: string;
  record: string;
  savedAt: number;
}

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { owner: string } };
}

export interface DraftOptions {
  /** Id of the person whose drafts they are. */
  owner: string;
  /** Base64 of the 32 bytes that encrypt them. The server hands it to their owner alone. */
  key: string;
  /** Name of the database. @default 'mingjian-drafts' */
  name?: string | undefined;
  /** The time in milliseconds since 1970. @default Date.now */
  now?: (() => number) | undefined;
}

/**
 * Opens a person's drafts in the browser's IndexedDB, encrypted (AES-GCM). Resolves with a store in
 * memory where there is no secure context or no usable IndexedDB. Removes drafts older than 7 days.
 */
export async function openDrafts(options: DraftOptions): Promise<DraftStore> {
  const { owner, key, name = 'mingjian-drafts', now = Date.now } = options;
  const memory = createMemoryDrafts(now);
  try {
    const secret = await importKey(key);
    const database = await openDB<DraftDatabase>(name, 1, {
      upgrade: (db) =>
        db.createObjectStore('drafts', { keyPath: 'id' }).createIndex('owner', 'owner'),
    });
    await removeOld(database, now() - DRAFT_LIFE);
    return sealedStore({ database, secret, owner, memory });
  } catch {
    return memory;
  }
}

interface Opened {
  database: IDBPDatabase<DraftDatabase>;
  secret: CryptoKey;
  owner: string;
  /** Takes over what the browser refuses to store. */
  memory: DraftStore;
}

function sealedStore({ database, secret, owner, memory }: Opened): DraftStore {
  let isLasting = true;
  const ownDrafts = () => database.getAllFromIndex('drafts', 'owner', owner);
  const orNothing = async <T>(reading: Promise<T>, nothing: T) => reading.catch(() => nothing);
  const removeAll = async (ids: readonly string[]) => {
    await Promise.all(ids.map((id) => database.delete('drafts', id)));
  };
  const all = async () => {
    const stored = await orNothing(ownDrafts(), []);
    const opened = await Promise.all(stored.map((one) => readDraft(secret, one)));
    const drafts = [...opened.filter((one) => one !== null), ...(await memory.all())];
    return drafts.sort((one, other) => other.savedAt - one.savedAt);
  };
  return {
    get isLasting() {
      return isLasting;
    },
    all,
    list: async (record) =>
      (await all())
        .filter((draft) => draft.record === record)
        .map(({ record: _, ...draft }) => draft),
    save: async (record, draft) => {
      const { id, savedAt, values, title, changes } = draft;
      const about = JSON.stringify([owner, record, id, savedAt]);
      try {
        const sealed = await seal(secret, about, JSON.stringify({ values, title, changes }));
        await database.put('drafts', { id, owner, record, savedAt, ...sealed });
        await memory.remove(record, [id]);
        isLasting = true;
      } catch {
        isLasting = false;
        await memory.save(record, draft);
      }
    },
    remove: async (record, ids) => {
      await memory.remove(record, ids);
      await orNothing(removeAll(ids), undefined);
    },
    clear: async () => {
      await memory.clear();
      await orNothing(
        ownDrafts().then((all) => removeAll(all.map(({ id }) => id))),
        undefined,
      );
    },
  };
}

/** A draft that cannot be read, because its key has changed or its bytes are broken, is none. */
async function readDraft(secret: CryptoKey, stored: StoredDraft): Promise<RecordDraft | null> {
  const { id, owner, record, savedAt } = stored;
  try {
    const about = JSON.stringify([owner, record, id, savedAt]);
    const content: unknown = JSON.parse(await openSealed(secret, about, stored));
    const { values, title, changes } = content as Pick<RecordDraft, 'values' | 'title' | 'changes'>;
    return typeof values === 'object' && values !== null && !Array.isArray(values)
      ? { id, record, savedAt, values, title, changes }
      : null;
  } catch {
    return null;
  }
}

async function removeOld(database: IDBPDatabase<DraftDatabase>, before: number) {
  const { store, done } = database.transaction('drafts', 'readwrite');
  for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue())
    if (cursor.value.savedAt <= before) await cursor.delete();
  await done;
}
