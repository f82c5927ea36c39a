import { toApiError } from '@mingjian/api';
import { createStore } from '@mingjian/ui';
import { uploadInParts } from '../../base/files/uploadInParts';
import type { AnswerFile } from '../form/model/answers';
import { http } from '../visit/http';
import { FileRefused, preparedFile, type FileProblem } from './preparedFile';
import { dropFile, readFiles, storeFile } from './storedFiles';

/** A file on its way. */
export interface QueuedFile {
  id: number;
  groupCode: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** Part that has left, 0 to 1. */
  fraction: number;
  /** Why it failed: one of ours, or a message of the server. */
  problem: FileProblem | { message: string } | null;
  /** Gives the upload up. */
  abort: AbortController;
  onDone: (file: AnswerFile) => void;
  /** Its key on this device, which keeps it over a reload. */
  stored: Promise<number | undefined>;
}

/** Bytes of a part: small enough to arrive between two losses of a poor connection. */
const PART_BYTES = 262_144;

/** The files on their way, in order. They go on while other screens are shown. */
export const uploads = createStore<readonly QueuedFile[]>([]);

/** Whether files are on their way; a failed one is not. */
export const isUnderWay = (list: readonly QueuedFile[]): boolean =>
  list.some(({ state }) => state !== 'failed');

let nextId = 1;
let isRunning = false;

const set = (id: number, patch: Partial<QueuedFile>) =>
  uploads.update((list) => list.map((one) => (one.id === id ? { ...one, ...patch } : one)));

function remove(id: number) {
  const removed = uploads.get().find((one) => one.id === id);
  uploads.update((list) => list.filter((one) => one.id !== id));
  void removed?.stored.then(dropFile);
}

/** The item that files belong to. */
export interface FilePlace {
  orderId: string;
  groupCode: string;
}

/** Adds files of an item to the queue. `onDone` is called with each that has arrived. */
export function addUploads(
  { orderId, groupCode }: FilePlace,
  files: readonly File[],
  onDone: (file: AnswerFile) => void,
) {
  enqueue(
    files.map((file) => ({
      groupCode,
      file,
      onDone,
      stored: storeFile({ orderId, groupCode, file }),
    })),
  );
}

const restored = new Set<string>();

/**
 * Adds the files of an order that were on their way when its page was closed, those of `groups`.
 * Once a window.
 */
export async function restoreUploads(
  orderId: string,
  groups: ReadonlySet<string>,
  onDoneOf: (groupCode: string) => (file: AnswerFile) => void,
) {
  if (restored.has(orderId)) return;
  restored.add(orderId);
  const files = await readFiles(orderId);
  enqueue(
    files
      .filter(({ groupCode }) => groups.has(groupCode))
      .map(({ key, groupCode, file }) => ({
        groupCode,
        file,
        onDone: onDoneOf(groupCode),
        stored: Promise.resolve(key),
      })),
  );
}

function enqueue(files: readonly Pick<QueuedFile, 'groupCode' | 'file' | 'onDone' | 'stored'>[]) {
  const queued = files.map((file): QueuedFile => ({
    ...file,
    id: nextId++,
    state: 'waiting',
    fraction: 0,
    problem: null,
    abort: new AbortController(),
  }));
  uploads.update((list) => [...list, ...queued]);
  void run();
}

/** Tries a failed upload again. */
export function retryUpload(id: number) {
  set(id, { state: 'waiting', fraction: 0, problem: null, abort: new AbortController() });
  void run();
}

/** Gives an upload up and removes it from the queue. */
export function giveUpload(id: number) {
  uploads
    .get()
    .find((one) => one.id === id)
    ?.abort.abort();
  remove(id);
}

/** Sends the files one after the other: on a phone one connection is all there is. */
async function run() {
  if (isRunning) return;
  isRunning = true;
  const next = () => uploads.get().find(({ state }) => state === 'waiting');
  for (let file = next(); file; file = next()) await send(file);
  isRunning = false;
}

async function send({ id, file, abort: { signal }, onDone }: QueuedFile) {
  set(id, { state: 'sending' });
  try {
    const ready = await preparedFile(file);
    const { path } = await uploadInParts(http, ready, {
      kind: 'collect',
      partBytes: PART_BYTES,
      signal,
      onProgress: (fraction) => set(id, { fraction }),
    });
    onDone({ name: ready.name, url: path });
    remove(id);
  } catch (error) {
    const problem =
      error instanceof FileRefused ? error.problem : { message: toApiError(error).message };
    if (!signal.aborted) set(id, { state: 'failed', problem });
  }
}

window.addEventListener('beforeunload', (event) => {
  if (isUnderWay(uploads.get())) event.preventDefault();
});
