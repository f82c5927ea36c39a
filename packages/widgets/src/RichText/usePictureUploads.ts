import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReadableStore } from '@mingjian/ui';
import { createUploads } from '../internal/upload/createUploads';
import { uploadProblem, type UploadItem } from '../internal/upload/model/uploadItems';
import { isImageAddress } from '../richHtml';
import { pendingAddress, withUploaded } from './pendingPictures';

/** Options of an upload. */
export interface PictureUploadOptions {
  /** Aborted when the picture or the editor is removed. */
  signal: AbortSignal;
  /** Takes the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads a picture and returns its address: `http(s)://…` or `/…`. */
export type PictureUpload = (file: File, options: PictureUploadOptions) => Promise<string>;

export interface PictureUploadsState {
  /** The pictures that were uploaded, or are. */
  uploads: ReadableStore<readonly UploadItem[]>;
  /** Starts an upload and returns the picture's address until it ends; empty without `upload`. */
  start(file: File): string;
  /** Starts a failed upload again. */
  retry(address: string): void;
  /** Returns HTML with the addresses of uploaded pictures, without those that are not yet. */
  settled(html: string): string;
  /** Returns what keeps pictures with these addresses out of the value; `null` if nothing does. */
  problem(addresses: readonly string[]): 'unfinished' | 'failed' | null;
}

/** Number of pictures that are sent at once. */
const CONCURRENCY = 3;

/** Uploads of pictures; removing the editor aborts them. `onUploaded` is called after each. */
export function usePictureUploads(
  upload: PictureUpload | undefined,
  onUploaded: () => void,
): PictureUploadsState {
  const latest = useRef({ upload, onUploaded });
  useLayoutEffect(() => {
    latest.current = { upload, onUploaded };
  });
  const [uploads] = useState(() =>
    createUploads(() => ({
      upload: async (file, options) => {
        const path = await latest.current.upload!(file, options);
        if (!isImageAddress(path)) throw new Error('An uploaded picture has no usable address.');
        return { path };
      },
      concurrency: CONCURRENCY,
      onDone: () => latest.current.onUploaded(),
    })),
  );
  // Not another kind of effect: its clean-up would run for a hidden page, whose uploads go on.
  useInsertionEffect(() => uploads.connect(), [uploads]);

  return {
    uploads,
    start(file) {
      if (!latest.current.upload) return '';
      uploads.add([file]);
      return pendingAddress(uploads.get().at(-1)!.uid);
    },
    retry: (address) => uploads.retry(uploadAt(address, uploads.get())!.uid),
    settled(html) {
      const items = uploads.get();
      if (items.length === 0) return html;
      return withUploaded(html, (address) => uploadAt(address, items)?.result?.path);
    },
    problem: (addresses) =>
      uploadProblem(uploads.get().filter(({ uid }) => addresses.includes(pendingAddress(uid)))),
  };
}

/** Returns the upload of a picture by the address that it has meanwhile. */
export const uploadAt = (address: string, items: readonly UploadItem[]): UploadItem | undefined =>
  items.find(({ uid }) => pendingAddress(uid) === address);
