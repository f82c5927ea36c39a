/** A file that this device keeps until the server has it. */
export interface StoredFile {
  key: number;
  orderId: string;
  groupCode: string;
  file: File;
  /** Milliseconds since 1970. */
  savedOn: number;
}

const [DATABASE, STORE] = ['mj.collect', 'files'];
/** Longer than any link works. */
const LIFETIME = 10 * 86_400_000;

/** Stores a file. Returns its key; `undefined` where the browser stores none. */
export async function storeFile(file: Omit<StoredFile, 'key' | 'savedOn'>) {
  const stored = { ...file, savedOn: Date.now() };
  return (await ask('readwrite', (files) => files.add(stored))) as number | undefined;
}

/** Removes a file that has arrived or was given up. */
export async function dropFile(key: number | undefined) {
  if (key !== undefined) await ask('readwrite', (files) => files.delete(key));
}

/** Returns the files of an order, the oldest first. Those whose links have ended are removed. */
export async function readFiles(orderId: string): Promise<StoredFile[]> {
  const all: StoredFile[] = (await ask('readonly', (files) => files.getAll())) ?? [];
  const isOld = ({ savedOn }: StoredFile) => Date.now() - savedOn > LIFETIME;
  await Promise.all(all.filter(isOld).map(async ({ key }) => dropFile(key)));
  return all.filter((one) => one.orderId === orderId && !isOld(one));
}

/** Asks the store. Returns `undefined` where the browser denies it, or has no place. */
async function ask<Result>(
  mode: IDBTransactionMode,
  request: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await resultOf(opening());
    const result = await resultOf(request(database.transaction(STORE, mode).objectStore(STORE)));
    database.close();
    return result;
  } catch {
    return undefined;
  }
}

function opening() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'key', autoIncrement: true });
  return request;
}

const resultOf = async <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });
