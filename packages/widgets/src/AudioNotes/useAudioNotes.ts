import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isComposed, useControllable, useLatestResponse, useStore } from '@mingjian/ui';
import { useMediaAddress, type MediaAddress } from '../internal/media/useMediaAddress';
import { createAudioPlayback, type AudioPlayback } from './audioPlayback';
import { audioFailure, type AudioFailure } from './model/audioFailure';
import { audioAction } from './model/audioKeys';
import { addMark, changeMark, removeMark, sortedMarks, type AudioMark } from './model/marks';
import { readPeaks } from './readPeaks';

/** Requests the present address of a recording; `null` when it has none. */
export type ResolveAudio = (options: { signal: AbortSignal }) => Promise<string | null>;

export interface AudioNotesOptions {
  /** Address of the recording; `null` without one. */
  src: string | null;
  /**
   * Requests the address of the recording when it has none, and once more when it fails, since an
   * address may have expired. Playback goes on at the same position.
   */
  resolveUrl?: ResolveAudio | undefined;
  /**
   * The waveform: deviations in equal parts of the time, of any scale. Without them the browser
   * decodes the recording.
   */
  peaks?: readonly number[] | undefined;
  /** Bytes up to which a recording is decoded for its waveform; 0 for never. @default 10 MB */
  decodeUpTo?: number | undefined;
  /** The marks, where the parent stores them. */
  value?: readonly AudioMark[] | undefined;
  /** The initial marks of an uncontrolled component. */
  defaultValue?: readonly AudioMark[] | undefined;
  /** Called with all marks after each change. */
  onValueChange?: ((marks: AudioMark[]) => void) | undefined;
}

/** State and actions of a recording with marks. */
export interface AudioNotesState {
  playback: AudioPlayback;
  address: MediaAddress;
  /** Reason why it cannot be played. */
  failure: AudioFailure;
  /** Empty without a waveform. */
  peaks: readonly number[];
  /** By time. */
  marks: readonly AudioMark[];
  add(time: number, text: string): void;
  change(id: string, text: string): void;
  remove(id: string): void;
  /** Puts a removed mark back. */
  restore(mark: AudioMark): void;
}

const DECODE_UP_TO = 10_000_000;
const NONE: readonly never[] = [];

/** State and actions of a recording with marks, without markup. */
export function useAudioNotes(options: AudioNotesOptions) {
  const { src, resolveUrl, decodeUpTo = DECODE_UP_TO, value, defaultValue } = options;
  const audioRef = useRef<HTMLAudioElement>(null);
  const [playback] = useState(createAudioPlayback);
  const errorCode = useStore(playback, (state) => state.errorCode);
  const [stored, setMarks] = useControllable<readonly AudioMark[]>({
    value,
    initial: defaultValue ?? NONE,
    onChange: (next) => options.onValueChange?.([...next]),
  });
  const address = useMediaAddress({
    src,
    resolve: resolveUrl,
    mediaRef: audioRef,
    onReload: playback.continueAfterLoad,
    onFail: playback.pause,
  });
  const isRead = options.peaks === undefined && decodeUpTo > 0;
  const read = useLatestResponse(isRead ? address.src : null, async (request) =>
    readPeaks(address.src!, decodeUpTo, request),
  );

  const handleError = useEffectEvent(() => address.handleError());
  useEffect(() => playback.attach(audioRef.current!, () => handleError()), [playback]);

  const state: AudioNotesState = {
    playback,
    address,
    failure: audioFailure(errorCode, read.data?.status),
    peaks: options.peaks ?? read.data?.peaks ?? NONE,
    marks: sortedMarks(stored),
    add: (time, text) => setMarks(addMark(stored, time, text)),
    change: (id, text) => setMarks(changeMark(stored, id, text)),
    remove: (id) => setMarks(removeMark(stored, id)),
    restore: (mark) => setMarks(sortedMarks([...stored, mark])),
  };
  return { audioRef, state };
}

/** Keys of the player: Space and K play, M moves to the field of a mark. */
export function useAudioKeys(playback: AudioPlayback) {
  const rootRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const root = rootRef.current;
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || isComposed(event)) return;
      const control = event.target instanceof Element ? event.target.tagName : '';
      const action = audioAction(event.key, control);
      if (action === undefined || (action === 'mark' && fieldRef.current === null)) return;
      event.preventDefault();
      if (action === 'toggle') playback.toggle();
      else fieldRef.current?.focus();
    };
    root?.addEventListener('keydown', handleKey);
    return () => root?.removeEventListener('keydown', handleKey);
  }, [playback]);

  return { rootRef, fieldRef };
}
