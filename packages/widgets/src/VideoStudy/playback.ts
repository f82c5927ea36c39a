import { createStore, type ReadableStore } from '@mingjian/ui';
import { knownDuration } from '../internal/media/mediaTime';
import type { WatchedRange } from './model/studyVideo';
import { addRange, reachable } from './model/watchedRanges';

/** `idle` before the first playback. */
export type PlaybackPhase = 'idle' | 'playing' | 'paused' | 'ended';

export interface PlaybackState {
  phase: PlaybackPhase;
  /** Position in seconds. */
  currentTime: number;
  /** Duration in seconds; `null` until the browser knows it. */
  duration: number | null;
  /** Parts watched so far, those of earlier studies included. */
  watched: readonly WatchedRange[];
  rate: number;
  isMuted: boolean;
  /** Whether playback waits for data. */
  isWaiting: boolean;
  /** Whether the browser refused to play without a press of the reader. */
  isBlocked: boolean;
  /** Whether the last seek went beyond what was watched, and was cut short. */
  isSeekCut: boolean;
}

/** Shortest jump that counts as skipping, in seconds: browsers round positions. */
const CUT = 0.01;

/** Events of a playback that others act on. */
export interface PlaybackHandlers {
  onPause(): void;
  onEnd(): void;
  onError(): void;
  /** Returns whether parts that were not watched may be skipped. */
  canSeekAhead(): boolean;
}

export interface Playback extends ReadableStore<PlaybackState> {
  /** Listens to a video. Returns a function that pauses it and stops listening. */
  attach(video: HTMLVideoElement, handlers: PlaybackHandlers): () => void;
  play(): void;
  /** Plays a paused video and pauses a playing one. */
  toggle(): void;
  /** Pauses at once; its report does not wait for the event of the video. */
  pause(): void;
  /** Moves to a position, as far as it may be reached. Before the metadata it is remembered. */
  seek(seconds: number): void;
  setRate(rate: number): void;
  setMuted(isMuted: boolean): void;
  /** Continues at the present position once another address has loaded. */
  continueAfterLoad(): void;
}

/**
 * Creates the state of one video and its actions, outside React, so that a position four times a
 * second renders the seek bar alone.
 */
export function createPlayback(watched: readonly WatchedRange[]): Playback {
  const store = createStore<PlaybackState>({
    phase: 'idle',
    currentTime: 0,
    duration: null,
    watched,
    rate: 1,
    isMuted: false,
    isWaiting: false,
    isBlocked: false,
    isSeekCut: false,
  });
  let video: HTMLVideoElement | null = null;
  let handlers: PlaybackHandlers | null = null;
  /** Position up to which the present stretch is counted; `null` while nothing is watched. */
  let countedTo: number | null = null;
  /** Position to go to, and whether to play there, once metadata are known. */
  let afterLoad: { position: number; plays: boolean } | null = null;

  const change = (changes: Partial<PlaybackState>) =>
    store.update((state) => ({ ...state, ...changes }));

  /** Counts what was played since the last call. `timeupdate` comes before `seeked` as well. */
  const advance = () => {
    if (video === null || video.readyState === 0 || video.seeking) return;
    const { currentTime } = video;
    const ranges = store.get().watched;
    change({
      currentTime,
      watched: countedTo === null ? ranges : addRange(ranges, [countedTo, currentTime]),
    });
    if (countedTo !== null) countedTo = currentTime;
  };

  const stop = (phase: 'paused' | 'ended') => {
    advance();
    countedTo = null;
    change({ phase, isWaiting: false });
  };

  const play = () => {
    change({ isBlocked: false, isSeekCut: false });
    if (afterLoad !== null) afterLoad.plays = true;
    video?.play()?.catch((error: unknown) => {
      // A pause or another address during the call is no refusal.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        change({ isBlocked: true });
    });
  };

  const pause = () => {
    const wasPlaying = store.get().phase === 'playing';
    if (wasPlaying) stop('paused');
    if (afterLoad !== null) afterLoad.plays = false;
    video?.pause();
    if (wasPlaying) handlers?.onPause();
  };

  const toggle = () => (store.get().phase === 'playing' ? pause() : play());

  const seek = (seconds: number) => {
    const { duration, watched: ranges } = store.get();
    const target = Math.min(Math.max(0, seconds), duration ?? seconds);
    const reached = handlers?.canSeekAhead() ? target : reachable(ranges, target);
    change({ currentTime: reached, isSeekCut: reached < target });
    if (video !== null && video.readyState > 0) video.currentTime = reached;
    else afterLoad = { position: reached, plays: afterLoad?.plays ?? false };
  };

  const listeners = {
    loadedmetadata: () => {
      if (video === null) return;
      video.playbackRate = store.get().rate;
      change({ duration: knownDuration(video.duration) });
      const next = afterLoad;
      afterLoad = null;
      if (next !== null) {
        video.currentTime = next.position;
        if (next.plays) play();
      }
    },
    durationchange: () => {
      const duration = knownDuration(video?.duration ?? null);
      if (duration !== null) change({ duration });
    },
    playing: () => {
      countedTo ??= video?.currentTime ?? null;
      change({ phase: 'playing', isWaiting: false });
    },
    timeupdate: advance,
    seeking: () => {
      if (video === null || video.readyState === 0) return;
      // Native controls of a full screen and keys of the browser seek as well.
      const target = video.currentTime;
      countedTo = null;
      const { watched: ranges } = store.get();
      const reached = handlers?.canSeekAhead() ? target : reachable(ranges, target);
      change({ currentTime: reached });
      if (target - reached < CUT) return;
      change({ isSeekCut: true });
      video.currentTime = reached;
    },
    seeked: () => {
      if (video === null || video.seeking) return;
      if (!video.paused) countedTo = video.currentTime;
      change({ currentTime: video.currentTime, isWaiting: false });
      if (store.get().phase === 'ended' && !video.ended) change({ phase: 'paused' });
    },
    waiting: () => change({ isWaiting: true }),
    canplay: () => change({ isWaiting: false }),
    pause: () => {
      if (video?.ended || store.get().phase !== 'playing') return;
      stop('paused');
      handlers?.onPause();
    },
    ended: () => {
      stop('ended');
      handlers?.onEnd();
    },
    volumechange: () => change({ isMuted: video?.muted ?? false }),
    click: () => toggle(),
    error: () => {
      countedTo = null;
      handlers?.onError();
    },
  };

  return {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,
    attach(element, events) {
      video = element;
      handlers = events;
      const entries = Object.entries(listeners);
      for (const [name, listener] of entries) element.addEventListener(name, listener);
      // Metadata, or a failure, may have come before the listeners.
      if (element.readyState > 0) listeners.loadedmetadata();
      if (element.error) listeners.error();
      return () => {
        for (const [name, listener] of entries) element.removeEventListener(name, listener);
        if (store.get().phase === 'playing') stop('paused');
        element.pause();
        video = null;
        handlers = null;
      };
    },
    play,
    toggle,
    pause,
    seek,
    setRate(rate) {
      if (video !== null) video.playbackRate = rate;
      change({ rate });
    },
    setMuted(isMuted) {
      if (video !== null) video.muted = isMuted;
      change({ isMuted });
    },
    continueAfterLoad() {
      const { currentTime, phase } = store.get();
      afterLoad = { position: currentTime, plays: phase === 'playing' };
      change({ isWaiting: true });
    },
  };
}
