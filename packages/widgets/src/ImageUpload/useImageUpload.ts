import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useControllable, useTexts } from '@mingjian/ui';
import { sortFiles, type FileLimits, type RefusedFiles } from '../internal/upload/model/fileChecks';
import type { UploadItem } from '../internal/upload/model/uploadItems';
import type { PickImages } from '../internal/upload/pickedImage';
import { useProblemText } from '../internal/upload/useFailureText';
import { useUploads, type UploadsState } from '../internal/upload/useUploads';
import type { ImageUploadProps } from './imageUploadProps';
import { imageUploadTexts } from './ImageUpload.texts';
import { canHold, movePath, readPaths, writePaths } from './model/imageValue';

/** A message below the images, until the next one. */
export type ImageStatus = { kind: 'uploaded' | 'removed' } | { kind: 'moved'; number: number };

export interface ImageUploadState {
  paths: readonly string[];
  /** The value as a form submits it. */
  formValue: string | null | string[];
  uploads: UploadsState;
  limits: FileLimits;
  max: number;
  /** Number of images that may still be added. */
  room: number;
  /** Whether images can be seen but not changed. */
  isFixed: boolean;
  /** Files of the last selection that were not sent. */
  refused: RefusedFiles;
  status: ImageStatus | null;
  /** Ref of the list of images. */
  listRef: RefObject<HTMLUListElement | null>;
  /** The image that is being cropped before it is sent. */
  cropping: File | null;
  add(files: readonly File[]): void;
  /** Lets people select stored images; `undefined` where the host has none. */
  pick: (() => Promise<void>) | undefined;
  dismissRefused(): void;
  /** Ends cropping, with the part to send or `null`. */
  endCropping(cropped: File | null): void;
  move(from: number, to: number): void;
  remove(index: number): void;
  /** Removes an item that is not part of the value. */
  discard(item: UploadItem): void;
  reset(): void;
}

const EXTENSIONS = ['jpeg', 'jpg', 'gif', 'png'];
const NONE_REFUSED: RefusedFiles = new Map();
const same = (path: string) => path;
const pathOf = ({ result }: UploadItem) => result?.path ?? '';

/** State of an image field: its paths, images on their way, and those to crop. */
export function useImageUpload(props: ImageUploadProps): ImageUploadState {
  const { upload, concurrency, maxSize, crop, multiple = false, actionsRef } = props;
  const { max = multiple ? 5 : 1, extensions = EXTENSIONS } = props;
  const t = useTexts(imageUploadTexts);
  const value = useImageValue(props);
  const { paths, setPaths, format } = value;
  const [refused, setRefused] = useState(NONE_REFUSED);
  const [status, setStatus] = useState<ImageStatus | null>(null);
  const [toCrop, setToCrop] = useState<readonly File[]>([]);
  const listRef = useRef<HTMLUListElement>(null);
  const problemText = useProblemText();
  const uploads = useUploads({
    upload: async (file, options) => {
      const result = await upload(file, options);
      if (!canHold(result.path, format)) throw new Error(t.comma);
      return result;
    },
    concurrency,
    extensions,
    list: paths,
    setList: setPaths,
    keyOf: same,
    entryOf: pathOf,
    onItemsChange: props.onItemsChange,
    onAllDone: () => setStatus({ kind: 'uploaded' }),
  });
  const limits = { extensions, maxSize };
  const isFixed = props.readOnly === true || props.disabled === true;
  const room = Math.max(0, max - paths.length - uploads.items.length - toCrop.length);

  const pick = usePick(props.pickImages, value, room);

  useImperativeHandle(actionsRef, () => ({
    getItems: uploads.getItems,
    getProblem: () => problemText(uploads.getItems()),
  }));

  return {
    paths,
    formValue: value.formValue,
    uploads,
    limits,
    max,
    room,
    isFixed,
    refused,
    status,
    listRef,
    cropping: toCrop[0] ?? null,
    add: (selected) => {
      if (isFixed) return;
      const sorted = sortFiles(selected, limits, room);
      setRefused(sorted.refused);
      setStatus(null);
      if (crop) setToCrop([...toCrop, ...sorted.accepted]);
      else uploads.add(sorted.accepted);
    },
    pick,
    dismissRefused: () => setRefused(NONE_REFUSED),
    endCropping: (cropped) => {
      setToCrop(toCrop.slice(1));
      if (cropped) uploads.add([cropped]);
    },
    move: (from, to) => {
      const next = movePath(paths, from, to);
      if (next === paths) return;
      const focused = document.activeElement as HTMLElement | null;
      flushSync(() => setPaths(next));
      setStatus({ kind: 'moved', number: to + 1 });
      // Moving an element in the document takes focus from what is in it.
      focused?.focus();
    },
    remove: (index) => {
      setPaths(paths.filter((_, other) => other !== index));
      setStatus({ kind: 'removed' });
      focusTile(listRef, index);
    },
    discard: (item) => {
      uploads.remove([item.uid]);
      focusTile(listRef, paths.length + uploads.items.indexOf(item));
    },
    reset: () => {
      uploads.clear();
      setToCrop([]);
      value.reset();
    },
  };
}

/** Returns a function that adds stored images, to the value as it is when they are selected. */
function usePick(
  pickImages: PickImages | undefined,
  value: ReturnType<typeof useImageValue>,
  room: number,
) {
  const latest = useRef({ value, room });
  useLayoutEffect(() => void (latest.current = { value, room }));
  if (!pickImages) return undefined;
  return async () => {
    const picked = await pickImages();
    const { value: now, room: left } = latest.current;
    const urls = picked.map(({ url }) => url).filter((url) => canHold(url, now.format));
    if (urls.length > 0) now.setPaths([...now.paths, ...urls.slice(0, left)]);
  };
}

/** Reads and writes the value of the field in its format. */
function useImageValue(props: ImageUploadProps) {
  const format = props.valueFormat ?? (props.multiple ? 'array' : 'path');
  const [value, setValue, reset] = useControllable<unknown>({
    value: props.value,
    initial: props.defaultValue ?? null,
    onChange: props.onValueChange as ((value: unknown) => void) | undefined,
  });
  const paths = useMemo(() => readPaths(value, format), [value, format]);
  return {
    format,
    paths,
    formValue: writePaths(paths, format),
    setPaths: (next: readonly string[]) => setValue(writePaths(next, format)),
    reset,
  };
}

/** Focuses the tile that takes the place of a removed one, or else the button that adds one. */
function focusTile({ current: list }: RefObject<HTMLUListElement | null>, index: number) {
  requestAnimationFrame(() => {
    const tiles = list?.children ?? [];
    const tile = tiles[Math.min(index, tiles.length - 1)];
    tile?.querySelector<HTMLElement>('button:enabled')?.focus();
  });
}
