import { createStore, type ReadableStore } from '@mingjian/ui';
import { contentProblem, HEAD_LENGTH, isFileRefusal } from '../../fileContent';
import { extensionOf } from './model/fileChecks';
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
 * sees, a `FileRefusal` where sending the file again is of no use. It adapts the server: by the
 * specifications a response is a success when its `code` is 0 or its `data.state` is `'success'`,
 * and its path is `data.path`.
 */
export type UploadFile = (file: File, options: UploadOptions) => Promise<UploadedFile>;

/** The present options of uploads, read whenever one starts or ends. */
export interface UploadSettings {
  upload: UploadFile;
  /** Number of files that are sent at once. */
  concurrency: number;
  /** Accepted extensions. @default those of all formats */
  extensions?: readonly string[] | undefined;
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

/** Number of items from which each change that is not the reader's would render too much. */
const MANY = 20;
/** Least milliseconds between two such changes of many items. */
const SHOW_EVERY = 40;

/** Creates the uploads of one field. */
export function createUploads(settings: () => UploadSettings): Uploads {
  const { get, getInitial, set, subscribe } = createStore<readonly UploadItem[]>([]);
  const controllers = new Map<string, AbortController>();
  let count = 0;
  let isConnected = true;
  /** The newest items: for everybody else an upload ends when they are shown. */
  let items = get();
  let isAnyDone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    if (items === get()) return;
    const wasAnyDone = isAnyDone;
    isAnyDone = false;
    set(items);
    settings().onChange?.(items);
    if (wasAnyDone) settings().onDone?.(items);
  };
  const showSoon = () => {
    if (timer !== undefined) return;
    show();
    if (items.length < MANY) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (items !== get()) showSoon();
    }, SHOW_EVERY);
  };
  const change = (action: UploadAction) => {
    items = uploadItems(items, action);
  };
  const dispatch = (action: UploadAction) => {
    change(action);
    showSoon();
  };
  const startNext = () => {
    if (!isConnected) return;
    for (const item of nextUploads(items, settings().concurrency)) void send(item);
  };
  const send = async ({ uid, file }: UploadItem) => {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(uid, controller);
    dispatch({ type: 'start', uid });
    const onProgress = (fraction: number) =>
      signal.aborted || dispatch({ type: 'progress', uid, fraction });
    try {
      const failure = await contentFailure(file, settings().extensions);
      if (signal.aborted) return;
      if (failure) return dispatch({ type: 'fail', uid, failure });
      const result = await settings().upload(file, { signal, onProgress });
      if (signal.aborted) return;
      // A response without a path would be a file that nobody can find.
      if (!result.path) throw new Error('');
      isAnyDone = true;
      dispatch({ type: 'finish', uid, result });
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      const reason = isFileRefusal(error) ? 'refusal' : 'server';
      if (!signal.aborted) dispatch({ type: 'fail', uid, failure: { reason, message } });
    } finally {
      if (controllers.get(uid) === controller) controllers.delete(uid);
      startNext();
    }
  };
  const abort = (uid: string) => {
    controllers.get(uid)?.abort();
    controllers.delete(uid);
  };
  /** Changes items for the reader, who sees it at once. */
  const act = (action: UploadAction) => {
    change(action);
    startNext();
    show();
  };
  const remove = (uids: readonly string[]) => {
    uids.forEach(abort);
    act({ type: 'remove', uids });
  };

  return {
    get,
    getInitial,
    subscribe,
    add: (files) =>
      act({ type: 'add', files: files.map((file) => ({ uid: `${(count += 1)}`, file })) }),
    cancel(uid) {
      abort(uid);
      act({ type: 'cancel', uid });
    },
    retry: (uid) => act({ type: 'retry', uid }),
    markListed(uids) {
      for (const uid of uids) change({ type: 'list', uid });
      show();
    },
    remove,
    clear: () => remove(items.map(({ uid }) => uid)),
    connect() {
      isConnected = true;
      return () => {
        isConnected = false;
        clearTimeout(timer);
        timer = undefined;
        [...controllers.keys()].forEach(abort);
      };
    },
  };
}

/** Returns the failure of a file whose first bytes are not of its extension. */
async function contentFailure(
  file: File,
  extensions: readonly string[] | undefined,
): Promise<UploadFailure | null> {
  const head = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
  const problem = contentProblem(extensionOf(file.name), head, extensions);
  return problem && { reason: 'content', message: '', problem };
}
