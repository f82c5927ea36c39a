import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { sortFiles, type FileLimits, type RefusedFiles } from '../internal/upload/model/fileChecks';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import { useProblemText } from '../internal/upload/useFailureText';
import { useUploads, type UploadsState } from '../internal/upload/useUploads';
import { useStableActions } from '../internal/useStableActions';
import type { FileWidgetProps } from './fileWidgetProps';
import { fileKey, storedFile, withoutFile, type StoredFile } from './model/fileEntries';
import { useDownload } from './useDownload';
import { useFileValue, type FileValueState } from './useFileValue';

/** A message below the list, until the next one. */
export type FileStatus =
  | { kind: 'uploaded' | 'removed' | 'kept' }
  | { kind: 'downloadFailed'; name: string };

/** Actions of the rows, always the same functions. */
export interface FileRowActions extends Pick<UploadsState, 'cancel' | 'retry'> {
  preview(file: StoredFile): void;
  download(file: StoredFile): void;
  /** Asks whether a file is to be deleted. */
  askRemoval(file: StoredFile): void;
  /** Removes an item that is not part of the value. */
  discard(uid: string): void;
}

export interface FileWidgetState extends Omit<FileValueState, 'setFiles'> {
  uploads: UploadsState;
  limits: FileLimits;
  max: number;
  /** Whether files can be seen but not changed. */
  isFixed: boolean;
  /** Number of files that may still be added. */
  room: number;
  /** Files of the last selection that were not sent. */
  refused: RefusedFiles;
  status: FileStatus | null;
  /** Ref of the element around button and list, which keep the focus of a removed file. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** The file whose deletion is to be confirmed. */
  removing: StoredFile | null;
  /** The file in the preview. */
  previewed: StoredFile | null;
  add(files: readonly File[]): void;
  dismissRefused(): void;
  /** Ends the confirmation, with or without deleting the file. */
  endRemoving(confirmed: boolean): void;
  endPreview(): void;
  rowActions: FileRowActions;
}

/** Accepted extensions, as specified, with `jpeg` beside the specification's `jepg`. */
const EXTENSIONS = 'xlsx pdf doc docx xls rar zip png jpg jpeg jepg mp3 wav'.split(' ');
const NONE_REFUSED: RefusedFiles = new Map();

/** State of a file widget: its value, files on their way, and what is open. */
export function useFileWidget(props: FileWidgetProps): FileWidgetState {
  const { upload, concurrency, maxSize, max = 4, extensions = EXTENSIONS, actionsRef } = props;
  const { files, setFiles, ...value } = useFileValue(props);
  const [refused, setRefused] = useState(NONE_REFUSED);
  const [status, setStatus] = useState<FileStatus | null>(null);
  const [removing, setRemoving] = useState<StoredFile | null>(null);
  const [previewed, setPreviewed] = useState<StoredFile | null>(null);
  const { rootRef, focusAfterRemoval } = useRemovalFocus();
  const download = useDownload(props);
  const problemText = useProblemText();
  const uploads = useUploads({
    upload,
    concurrency,
    extensions,
    list: files,
    setList: setFiles,
    keyOf: fileKey,
    entryOf: entryOfItem,
    onItemsChange: props.onItemsChange,
    onAllDone: () => setStatus({ kind: 'uploaded' }),
  });
  const limits = { extensions, maxSize };
  const isFixed = props.readOnly === true || props.disabled === true || value.isUnreadable;
  const room = Math.max(0, max - files.length - uploads.items.length);

  useImperativeHandle(actionsRef, () => ({
    getItems: uploads.getItems,
    getProblem: () => problemText(uploads.getItems()),
  }));

  const rowActions = useStableActions<FileRowActions>({
    preview: setPreviewed,
    askRemoval: setRemoving,
    download: (file) => {
      download(file).catch(() => setStatus({ kind: 'downloadFailed', name: file.name }));
    },
    cancel: uploads.cancel,
    retry: uploads.retry,
    discard: (uid) => {
      const index = uploads.items.findIndex((item) => item.uid === uid);
      uploads.remove([uid]);
      focusAfterRemoval(files.length + index);
    },
  });

  return {
    ...value,
    files,
    uploads,
    limits,
    max,
    isFixed,
    room,
    refused,
    status,
    rootRef,
    removing,
    previewed,
    add: (selected) => {
      if (isFixed) return;
      const sorted = sortFiles(selected, limits, room);
      setRefused(sorted.refused);
      setStatus(null);
      if (sorted.accepted.length > 0) uploads.add(sorted.accepted);
    },
    dismissRefused: () => setRefused(NONE_REFUSED),
    endRemoving: (confirmed) => {
      if (!removing) return;
      setRemoving(null);
      setStatus({ kind: confirmed ? 'removed' : 'kept' });
      if (!confirmed) return;
      setFiles(withoutFile(files, removing));
      focusAfterRemoval(files.indexOf(removing));
    },
    endPreview: () => setPreviewed(null),
    rowActions,
  };
}

const entryOfItem = ({ file, result }: UploadItem) =>
  storedFile({ name: result?.name ?? file.name, url: result?.path ?? '' });

/** Focuses the file that takes the place of a removed one, or else the button that adds files. */
function useRemovalFocus() {
  const rootRef = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(() => {
    const index = removed.current;
    if (index === null) return;
    removed.current = null;
    // After the dialog, which gives the focus back to a button that is gone.
    requestAnimationFrame(() => {
      const rows = rootRef.current?.querySelectorAll('li') ?? [];
      const row = rows[Math.min(index, rows.length - 1)];
      (row ?? rootRef.current)?.querySelector<HTMLElement>('button:enabled')?.focus();
    });
  });
  return { rootRef, focusAfterRemoval: (index: number) => void (removed.current = index) };
}
