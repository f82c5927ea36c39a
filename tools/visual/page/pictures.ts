import type { Pair } from './model/pair';

/** The pictures of the page, read when they are first looked at. */
export interface Pictures {
  /**
   * The decoded picture if it is at hand; `undefined` while it is on its way, `null` if the page
   * does not hold it.
   */
  peek(hash: string): ImageBitmap | null | undefined;
  /** Decodes pictures that will be looked at soon. */
  prepare(hashes: readonly string[]): void;
  /** An address of the picture for an `<img>`; `null` if the page does not hold it. */
  address(hash: string): string | null;
  /** Calls `listener` whenever a picture has been decoded. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Decoded pictures that are kept: at 3 MB each not more than a phone can spare. */
const KEPT = 32;

/**
 * Finds the pictures in the page's `<script data-picture>` elements, which the browser neither runs
 * nor decodes by itself.
 */
export function createPictures(root: ParentNode): Pictures {
  const bitmaps = new Map<string, ImageBitmap | null | undefined>();
  const files = new Map<string, Blob | null>();
  const addresses = new Map<string, string>();
  const listeners = new Set<() => void>();

  const fileOf = (hash: string) => {
    if (!files.has(hash)) files.set(hash, readFile(root, hash));
    return files.get(hash) ?? null;
  };
  const settle = (hash: string, bitmap: ImageBitmap | null) => {
    bitmaps.set(hash, bitmap);
    for (const listener of listeners) listener();
  };
  const load = (hash: string) => {
    if (bitmaps.has(hash)) return touch(bitmaps, hash);
    const file = fileOf(hash);
    if (!file) return settle(hash, null);
    bitmaps.set(hash, undefined);
    forget(bitmaps);
    createImageBitmap(file, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' }).then(
      (bitmap) => settle(hash, bitmap),
      () => settle(hash, null),
    );
  };

  return {
    peek: (hash) => bitmaps.get(hash),
    prepare: (hashes) => hashes.forEach(load),
    address(hash) {
      const file = fileOf(hash);
      if (file && !addresses.has(hash)) addresses.set(hash, URL.createObjectURL(file));
      return addresses.get(hash) ?? null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether the page holds the pictures of a pair, as far as there are any. */
export const holdsPair = (pictures: Pictures, { left, right }: Pair): boolean =>
  [left, right].every((shown) => shown === null || pictures.address(shown.picture.hash) !== null);

function readFile(root: ParentNode, hash: string): Blob | null {
  const text = root.querySelector(`script[data-picture="${CSS.escape(hash)}"]`)?.textContent;
  if (text == null) return null;
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/webp' });
}

/** Marks a picture as the one used last. */
function touch<Value>(kept: Map<string, Value>, hash: string) {
  const value = kept.get(hash) as Value;
  kept.delete(hash);
  kept.set(hash, value);
}

/**
 * Lets go of the pictures that nobody has looked at for longest. Closing them would blank a canvas
 * that still draws from one.
 */
function forget(kept: Map<string, unknown>) {
  for (const hash of kept.keys()) {
    if (kept.size <= KEPT) return;
    kept.delete(hash);
  }
}
