import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from '@mingjian/ui';
import { createUploads, type UploadOptions, type Uploads } from '../internal/upload/createUploads';
import { sortFiles, type FileLimits, type RefusedFiles } from '../internal/upload/model/fileChecks';
import { uploadProblem, type UploadItem } from '../internal/upload/model/uploadItems';
import type { MaterialFile, MaterialSource } from './materialSource';

export interface MaterialUploadsOptions {
  source: MaterialSource;
  limits: FileLimits;
  /** Number of pictures that are sent at once. */
  concurrency: number;
  /** Called with each stored picture and its folder. */
  onUploaded(file: MaterialFile, folderId: string): void;
  /** Called when the last picture on its way is stored and none has failed. */
  onAllDone(): void;
  /** Called with the unfinished items after every change. */
  onItemsChange(items: readonly UploadItem[]): void;
}

export interface MaterialUploadsState extends Pick<Uploads, 'cancel' | 'retry' | 'remove'> {
  /** The pictures that are not stored yet. */
  items: readonly UploadItem[];
  /** Pictures of the last selection that were not sent. */
  refused: RefusedFiles;
  dismissRefused(): void;
  /** Sends pictures to a folder, whichever is shown when they arrive. */
  add(files: readonly File[], folderId: string): void;
}

const NONE_REFUSED: RefusedFiles = new Map();

/** Pictures on their way to a library. Unmounting aborts them. */
export function useMaterialUploads(options: MaterialUploadsOptions): MaterialUploadsState {
  const current = useRef(options);
  const [folders] = useState(() => new WeakMap<File, string>());
  const [refused, setRefused] = useState(NONE_REFUSED);
  const [uploads] = useState(() => {
    const created: Uploads = createUploads(() => settingsOf(current, folders, () => created));
    return created;
  });
  const items = useStore(uploads);
  useLayoutEffect(() => void (current.current = options));
  // Not another kind of effect: its clean-up would run for a hidden page, whose uploads go on.
  useInsertionEffect(() => uploads.connect(), [uploads]);

  return {
    items,
    refused,
    dismissRefused: () => setRefused(NONE_REFUSED),
    add: (files, folderId) => {
      const sorted = sortFiles(files, options.limits, Number.POSITIVE_INFINITY);
      setRefused(sorted.refused);
      for (const file of sorted.accepted) folders.set(file, folderId);
      uploads.add(sorted.accepted);
    },
    cancel: uploads.cancel,
    retry: uploads.retry,
    remove: uploads.remove,
  };
}

function settingsOf(
  current: { current: MaterialUploadsOptions },
  folders: WeakMap<File, string>,
  uploads: () => Uploads,
) {
  const { source, concurrency, limits, onItemsChange } = current.current;
  return {
    concurrency,
    extensions: limits.extensions,
    upload: async (file: File, { signal, onProgress }: UploadOptions) => {
      const folderId = folders.get(file)!;
      const material = await source.upload!(file, { signal, onProgress, folderId });
      return { path: material.filePath, material };
    },
    onChange: onItemsChange,
    onDone: (items: readonly UploadItem[]) => {
      const done = items.filter(({ status }) => status === 'done');
      for (const { file, result } of done)
        current.current.onUploaded(result!['material'] as MaterialFile, folders.get(file)!);
      uploads().remove(done.map(({ uid }) => uid));
      const rest = uploads().get();
      if (uploadProblem(rest) === null) current.current.onAllDone();
    },
  };
}
