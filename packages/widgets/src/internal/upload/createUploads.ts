import { createStore, type ReadableStore } from '@mingjian/ui';
import { extensionOf } from './model/fileChecks';
import { hasSignature, SIGNATURE_LENGTH } from './model/fileSignature';
import {
  nextUploads,
  uploadItems,
  type UploadAction,
  type UploadedFile,
  type UploadFailure,
  type UploadItem,
} from './model/uploadItems';

/** The options of an upload. */
export interface UploadOptions {
  /** Aborted when the upload is cancelled or its field is removed. */
  signal: AbortSignal;
  /** Reports the sent fraction, from 0 to 1. */
  onProgress(fraction: number): void;
}

/**
 * Sends a file and resolves to its stored path; rejects with an error whose message the reader
 * sees. It adapts the server: by the specifications a response is a success when its `code` is 0 or
 * its `data.state` is `'success'`, and its path is `data.path`.
 */
export type UploadFile = (file: File, options: UploadOptions) => Promise<UploadedFile>;

/** The present options of uploads, read whenever one starts or ends. */
export interface UploadSettings {
  upload: UploadFile;
  /** Number of files that are sent at once. */
  concurrency: number;
  /** Called after every change of the items. */
  onChange?: ((items: readonly UploadItem[]) => void) | undefined;
  /** Called with the items after one of them is done. */
  onDone?: ((items: readonly UploadItem[]) => void) | undefined;
}

/**
 * The files that are being uploaded, outside React: an upload goes on while its page is hidden, and
 * its response is never read from an old render.
 */
export interface Uploads extends ReadableStore<readonly UploadItem[]> {
  add(files: readonly File[]): void;
  /** Aborts an item that is waiting or being sent. */
  cancel(uid: string): void;
  /** Sends a failed or cancelled item again. */
  retry(uid: string): void;
  /** Notes that the value has items. */
  markListed(uids: readonly string[]): void;
  /** Aborts and removes items. */
  remove(uids: readonly string[]): void;
  /** Aborts and removes all items. */
  clear(): void;
  /** Starts with its field. The returned function aborts everything, without a change of items. */
  connect(): () => void;
}

/** Creates the uploads of one field. */
export function createUploads(settings: () => UploadSettings): Uploads {
  const { get, getInitial, set, subscribe } = createStore<readonly UploadItem[]>([]);
  const controllers = new Map<string, AbortController>();
  let count = 0;
  let isConnected = true;

  const dispatch = (action: UploadAction) => {
    const next = uploadItems(get(), action);
    if (next === get()) return;
    set(next);
    settings().onChange?.(next);
  };
  const startNext = () => {
    if (!isConnected) return;
    for (const item of nextUploads(get(), settings().concurrency)) void send(item);
  };
  const send = async ({ uid, file }: UploadItem) => {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(uid, controller);
    dispatch({ type: 'start', uid });
    const onProgress = (fraction: number) =>
      signal.aborted || dispatch({ type: 'progress', uid, fraction });
    try {
      const failure = await contentFailure(file);
      if (signal.aborted) return;
      if (failure) return dispatch({ type: 'fail', uid, failure });
      const result = await settings().upload(file, { signal, onProgress });
      if (signal.aborted) return;
      // A response without a path would be a file that nobody can find.
      if (!result.path) throw new Error('');
      dispatch({ type: 'finish', uid, result });
      settings().onDone?.(get());
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      if (!signal.aborted) dispatch({ type: 'fail', uid, failure: { reason: 'server', message } });
    } finally {
      if (controllers.get(uid) === controller) controllers.delete(uid);
      startNext();
    }
  };
  const abort = (uid: string) => {
    controllers.get(uid)?.abort();
    controllers.delete(uid);
  };
  const remove = (uids: readonly string[]) => {
    uids.forEach(abort);
    dispatch({ type: 'remove', uids });
    startNext();
  };

  return {
    get,
    getInitial,
    subscribe,
    add(files) {
      dispatch({ type: 'add', files: files.map((file) => ({ uid: `${(count += 1)}`, file })) });
      startNext();
    },
    cancel(uid) {
      abort(uid);
      dispatch({ type: 'cancel', uid });
      startNext();
    },
    retry(uid) {
      dispatch({ type: 'retry', uid });
      startNext();
    },
    markListed: (uids) => uids.forEach((uid) => dispatch({ type: 'list', uid })),
    remove,
    clear: () => remove(get().map(({ uid }) => uid)),
    connect() {
      isConnected = true;
      return () => {
        isConnected = false;
        [...controllers.keys()].forEach(abort);
      };
    },
  };
}

/** Returns the failure of a file whose first bytes are not of its extension. */
async function contentFailure(file: File): Promise<UploadFailure | null> {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_LENGTH).arrayBuffer());
  return hasSignature(extensionOf(file.name), start) ? null : { reason: 'content', message: '' };
}
