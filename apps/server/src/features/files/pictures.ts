import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { PICTURE_SIZES, type PictureSize } from '@mingjian/api';
import { refusal } from '../../failure';
import { openFile } from '../../http/fileOnDisk';
import { Lanes } from '../../http/lanes';
import type { Log } from '../../http/requestLog';
import type { PictureReader, StoredPicture } from '../../http/uploads';
import { makePicture } from './pictureProcess';
import { fileTexts } from './texts';

/** Pictures that are made at a time. */
const LANES = 2;

/** Pictures in other sizes, made when they are first needed and stored in a folder. */
export interface Pictures {
  /** Returns the picture of a content in a size. */
  of(hash: string, size: PictureSize, reader: PictureReader): Promise<StoredPicture>;
  /** Removes the pictures of a content. */
  remove(hash: string): Promise<void>;
  /** Ends the work on pictures; those who wait get 503. */
  stop(): void;
}

/** A picture that is being made, for all who have requested it meanwhile. */
interface Making {
  made: Promise<void>;
  readers: number;
  stopping: AbortController;
}

/** Returns the pictures in a folder. `open` reads the stored contents. */
export function pictures(folder: string, open: (hash: string) => Readable, log: Log): Pictures {
  const placeOf = (hash: string, size: PictureSize) => path.join(folder, `${hash}-${size}.webp`);
  const lanes = new Lanes(LANES);
  const making = new Map<string, Making>();
  let isStopped = false;

  async function make(hash: string, size: PictureSize, place: string, signal: AbortSignal) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = `${place}.${randomBytes(4).toString('hex')}`;
    try {
      await makePicture(open(hash), size, unfinished, signal);
      await rename(unfinished, place);
    } catch (error) {
      signal.throwIfAborted();
      log({ event: 'picture failed', hash, size, message: String(error).slice(0, 200) });
      throw refusal(400, fileTexts, (t) => t.pictureNotMade);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  function begin(hash: string, size: PictureSize, place: string, person: string): Making {
    const stopping = new AbortController();
    const { signal } = stopping;
    const made = lanes.run(person, signal, async () => make(hash, size, place, signal));
    const begun = { made, readers: 0, stopping };
    making.set(place, begun);
    const forget = () => void (making.get(place) === begun && making.delete(place));
    signal.addEventListener('abort', forget);
    made.then(forget, forget);
    return begun;
  }

  /** Waits for a picture, with others perhaps. One that nobody waits for is made no further. */
  async function wait(work: Making, leaving: AbortSignal | undefined) {
    work.readers += 1;
    const leave = () => {
      work.readers -= 1;
      if (work.readers === 0) work.stopping.abort(stopped());
    };
    leaving?.addEventListener('abort', leave, { once: true });
    await work.made.finally(() => leaving?.removeEventListener('abort', leave));
  }

  return {
    async of(hash, size, { userId, leaving }) {
      const place = placeOf(hash, size);
      const known = await stat(place).catch(() => undefined);
      if (!known) {
        if (isStopped || leaving?.aborted) throw stopped();
        await wait(making.get(place) ?? begin(hash, size, place, userId), leaving);
      }
      return {
        size: (known ?? (await stat(place))).size,
        open: (range) => openFile(place, range),
      };
    },
    async remove(hash) {
      for (const size of PICTURE_SIZES) await rm(placeOf(hash, size), { force: true });
    },
    stop() {
      isStopped = true;
      for (const { stopping } of making.values()) stopping.abort(stopped());
    },
  };
}

const stopped = () => refusal(503, fileTexts, (t) => t.pictureStopped);
