import { useEffect, useRef, useState } from 'react';
import { createStore, type ReadableStore } from '@mingjian/ui';
import { isImageAddress } from '../richHtml';
import { pendingAddress } from './pendingPictures';

/** Options of an upload. */
export interface PictureUploadOptions {
  /** Aborted when the picture or the editor is removed. */
  signal: AbortSignal;
  /** Takes the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads a picture and returns its address: `http(s)://…` or `/…`. */
export type PictureUpload = (file: File, options: PictureUploadOptions) => Promise<string>;

/** One picture that is uploaded. */
export interface UploadState {
  name: string;
  /** Uploaded share, 0 to 1. */
  share: number;
  /** Address, once it is uploaded. */
  url?: string;
  isFailed?: true;
}

export interface PictureUploadsState {
  /** The uploads by their addresses. */
  uploads: ReadableStore<ReadonlyMap<string, UploadState>>;
  /** Starts an upload and returns the picture's address until it ends; empty without `upload`. */
  start(file: File): string;
  /** Starts a failed upload again. */
  retry(address: string): void;
  /** Returns the address of an uploaded picture. */
  uploaded(address: string): string | undefined;
  /** Returns what keeps pictures with these addresses out of the value; `null` if nothing does. */
  problem(addresses: readonly string[]): 'unfinished' | 'failed' | null;
}

/** Uploads of pictures; leaving the page aborts them. `onUploaded` is called after each. */
export function usePictureUploads(
  upload: PictureUpload | undefined,
  onUploaded: () => void,
): PictureUploadsState {
  const [store] = useState(() => createStore<ReadonlyMap<string, UploadState>>(new Map()));
  const files = useRef(new Map<string, File>());
  const controller = useRef<AbortController>(undefined);
  const latest = useRef({ upload, onUploaded });
  useEffect(() => {
    latest.current = { upload, onUploaded };
  });
  useEffect(() => {
    controller.current ??= new AbortController();
    return () => {
      controller.current?.abort();
      controller.current = undefined;
    };
  }, []);

  const set = (address: string, state: UploadState) =>
    store.set(new Map(store.get()).set(address, state));
  const send = async (address: string, file: File) => {
    const { name } = file;
    set(address, { name, share: 0 });
    try {
      const url = await latest.current.upload!(file, {
        signal: (controller.current ??= new AbortController()).signal,
        onProgress: (share) => set(address, { name, share }),
      });
      if (!isImageAddress(url)) throw new Error('An uploaded picture has no usable address.');
      set(address, { name, share: 1, url });
      latest.current.onUploaded();
    } catch {
      set(address, { name, share: 0, isFailed: true });
    }
  };

  return {
    uploads: store,
    start(file) {
      if (!latest.current.upload) return '';
      const address = pendingAddress(files.current.size + 1);
      files.current.set(address, file);
      void send(address, file);
      return address;
    },
    retry: (address) => void send(address, files.current.get(address)!),
    uploaded: (address) => store.get().get(address)?.url,
    problem(addresses) {
      const states = addresses.flatMap((address) => store.get().get(address) ?? []);
      const missing = states.filter(({ url }) => url === undefined);
      if (missing.length === 0) return null;
      return missing.every(({ isFailed }) => isFailed) ? 'failed' : 'unfinished';
    },
  };
}
