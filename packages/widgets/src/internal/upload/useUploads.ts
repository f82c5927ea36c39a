import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '@mingjian/ui';
import { createUploads, type Uploads, type UploadFile } from './createUploads';
import { withFinished } from './model/uploadedList';
import { hasUploads, uploadProblem, type UploadItem } from './model/uploadItems';

export interface UploadsOptions<Entry> {
  upload: UploadFile;
  /** Number of files that are sent at once. @default 3 */
  concurrency?: number | undefined;
  /** Accepted extensions. */
  extensions: readonly string[];
  /** The entries of the present value. */
  list: readonly Entry[];
  /** Reports the entries of another value. */
  setList(list: readonly Entry[]): void;
  /** Returns the stored path of an entry, by which it is known. */
  keyOf(entry: Entry): string;
  /** Returns the entry that a finished item adds to the value. */
  entryOf(item: UploadItem): Entry;
  /** Called with the items that the value does not have, after every change of them. */
  onItemsChange?: ((items: readonly UploadItem[]) => void) | undefined;
  /** Called when the last file on its way is done and none has failed. */
  onAllDone?: (() => void) | undefined;
}

export interface UploadsState extends Pick<
  Uploads,
  'add' | 'cancel' | 'retry' | 'remove' | 'clear'
> {
  /** The items that the value does not have, in the order of their selection. */
  items: readonly UploadItem[];
  /** Returns these items outside of a render. */
  getItems(): readonly UploadItem[];
}

const isUnlisted = ({ isListed }: UploadItem) => !isListed;

/**
 * Uploads files and adds each finished one to a value, several at once. The value is changed from
 * the newest one, never from that of an older render; unmounting aborts what is on its way.
 */
export function useUploads<Entry>(options: UploadsOptions<Entry>): UploadsState {
  const { list } = options;
  /** The newest options and value, for uploads that end between two renders. */
  const current = useRef(options);
  const latest = useRef(list);
  const [uploads] = useState(() => createUploads(() => settingsOf(current, latest)));
  const items = useStore(uploads);
  const isInValue = valueTest(options);

  useLayoutEffect(() => {
    current.current = options;
    latest.current = list;
    uploads.markListed(items.filter(isInValue).map(({ uid }) => uid));
    // Until all are done, those in the value tell the places of the others.
    const isBusy = hasUploads(uploads.get());
    if (!isBusy) uploads.remove(listedOf(uploads.get()));
  });
  // Not another kind of effect: its clean-up would run for a hidden page, whose uploads go on.
  useInsertionEffect(() => uploads.connect(), [uploads]);

  const { add, cancel, retry, remove, clear } = uploads;
  return {
    items: items.filter((item) => isUnlisted(item) && !isInValue(item)),
    getItems: () => uploads.get().filter(isUnlisted),
    add,
    cancel,
    retry,
    remove,
    clear,
  };
}

const listedOf = (items: readonly UploadItem[]) =>
  items.filter(({ isListed }) => isListed).map(({ uid }) => uid);

/** Returns a test whether the value has a finished item. */
function valueTest<Entry>({ list, keyOf, entryOf }: UploadsOptions<Entry>) {
  const keys = new Set(list.map(keyOf));
  return (item: UploadItem) => item.status === 'done' && keys.has(keyOf(entryOf(item)));
}

function settingsOf<Entry>(
  current: { current: UploadsOptions<Entry> },
  latest: { current: readonly Entry[] },
) {
  const { upload, concurrency = 3, extensions, onItemsChange } = current.current;
  return {
    upload,
    concurrency,
    extensions,
    onChange: (items: readonly UploadItem[]) => onItemsChange?.(items.filter(isUnlisted)),
    onDone: (items: readonly UploadItem[]) => {
      const { setList, keyOf, entryOf, onAllDone } = current.current;
      const finished = items
        .filter(({ status }) => status === 'done')
        .map((item) => ({ entry: entryOf(item), isListed: item.isListed }));
      const next = withFinished(latest.current, finished, keyOf);
      if (next !== latest.current) {
        latest.current = next;
        setList(next);
      }
      if (uploadProblem(items) === null) onAllDone?.();
    },
  };
}
