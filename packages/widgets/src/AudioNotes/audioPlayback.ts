import { createStore, type ReadableStore } from '@mingjian/ui';
import { knownDuration } from '../internal/media/mediaTime';

export interface AudioState {
  isPlaying: boolean;
  /** Position in seconds. */
  currentTime: number;
  /** Duration in seconds; `null` until the browser knows it. */
  duration: number | null;
  rate: number;
  /** Whether the browser refused to play without a press of the reader. */
  isBlocked: boolean;
  /** Code of the latest `MediaError`. */
  errorCode: number | null;
}

export interface AudioPlayback extends ReadableStore<AudioState> {
  /** Listens to a recording. Returns a function that pauses it and stops listening. */
  attach(audio: HTMLAudioElement, onError: () => void): () => void;
  toggle(): void;
  pause(): void;
  /** Moves to a position. Before the metadata it is remembered. */
  seek(seconds: number): void;
  setRate(rate: number): void;
  /** Continues at the present position once another address has loaded. */
  continueAfterLoad(): void;
}

/**
 * Creates the state of one recording and its actions, outside React, so that a position four times
 * a second renders the slider and the field of a mark alone.
 */
export function createAudioPlayback(): AudioPlayback {
  const { get, getInitial, subscribe, update } = createStore<AudioState>({
    isPlaying: false,
    currentTime: 0,
    duration: null,
    rate: 1,
    isBlocked: false,
    errorCode: null,
  });
  let audio: HTMLAudioElement | null = null;
  /** Position to go to, and whether to play there, once metadata are known. */
  let afterLoad: { position: number; plays: boolean } | null = null;
  const change = (changes: Partial<AudioState>) => update((state) => ({ ...state, ...changes }));

  const play = () => {
    change({ isBlocked: false });
    if (afterLoad !== null) afterLoad.plays = true;
    audio?.play()?.catch((error: unknown) => {
      // A pause or another address during the call is no refusal.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        change({ isBlocked: true });
    });
  };
  const pause = () => {
    if (afterLoad !== null) afterLoad.plays = false;
    audio?.pause();
  };
  const readPosition = () => {
    if (audio !== null && audio.readyState > 0) change({ currentTime: audio.currentTime });
  };
  const readDuration = () => {
    const duration = knownDuration(audio?.duration ?? null);
    if (duration !== null) change({ duration });
  };

  const listeners = {
    loadedmetadata: () => {
      if (audio === null) return;
      audio.playbackRate = get().rate;
      readDuration();
      change({ errorCode: null });
      const next = afterLoad;
      afterLoad = null;
      if (next === null) return;
      audio.currentTime = next.position;
      if (next.plays) play();
    },
    durationchange: readDuration,
    timeupdate: readPosition,
    seeked: readPosition,
    play: () => change({ isPlaying: true }),
    pause: () => change({ isPlaying: false }),
    ended: () => change({ isPlaying: false }),
  };

  return {
    get,
    getInitial,
    subscribe,
    attach(element, onError) {
      audio = element;
      const handleError = () => {
        change({ isPlaying: false, errorCode: element.error?.code ?? null });
        onError();
      };
      const entries = Object.entries({ ...listeners, error: handleError });
      for (const [name, listener] of entries) element.addEventListener(name, listener);
      // Metadata, or a failure, may have come before the listeners.
      if (element.readyState > 0) listeners.loadedmetadata();
      if (element.error) handleError();
      return () => {
        for (const [name, listener] of entries) element.removeEventListener(name, listener);
        element.pause();
        change({ isPlaying: false });
        audio = null;
      };
    },
    toggle: () => (get().isPlaying ? pause() : play()),
    pause,
    seek(seconds) {
      const position = Math.min(Math.max(0, seconds), get().duration ?? seconds);
      change({ currentTime: position });
      if (audio !== null && audio.readyState > 0) audio.currentTime = position;
      else afterLoad = { position, plays: afterLoad?.plays ?? false };
    },
    setRate(rate) {
      if (audio !== null) audio.playbackRate = rate;
      change({ rate });
    },
    continueAfterLoad() {
      const { currentTime, isPlaying } = get();
      afterLoad = { position: currentTime, plays: isPlaying };
    },
  };
}
