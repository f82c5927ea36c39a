import { act } from '@testing-library/react';

/**
 * A video or recording of jsdom, which plays nothing: its state is set by hand, and its events are
 * those that Chromium sends.
 */
export function fakeMedia(video: HTMLMediaElement, duration = 60) {
  const state = { readyState: 0, currentTime: 0, paused: true, seeking: false, ended: false };
  const fire = (...names: string[]) => {
    for (const name of names) video.dispatchEvent(new Event(name));
  };
  const property = (name: string, get: () => unknown, set: (value: never) => void = () => {}) =>
    Object.defineProperty(video, name, { configurable: true, get, set });

  property('duration', () => (state.readyState === 0 ? Number.NaN : duration));
  property('readyState', () => state.readyState);
  property('paused', () => state.paused);
  property('ended', () => state.ended);
  property('seeking', () => state.seeking);
  property(
    'currentTime',
    () => state.currentTime,
    (value: number) => {
      Object.assign(state, { currentTime: value, seeking: true, ended: false });
      // A position that was on its way arrives before the seek is announced.
      fire('timeupdate', 'seeking', 'timeupdate');
      state.seeking = false;
      fire('seeked');
    },
  );
  const play = vi.fn(async () => {
    if (!state.paused) return;
    state.paused = false;
    fire('play', 'playing');
  });
  const pause = vi.fn(() => {
    if (state.paused) return;
    state.paused = true;
    fire('pause');
  });
  const load = vi.fn();
  Object.assign(video, { play, pause, load });

  return {
    play,
    pause,
    load,
    state,
    loadMetadata: () =>
      act(() => {
        state.readyState = 4;
        fire('durationchange', 'loadedmetadata', 'canplay');
      }),
    /** Plays seconds, as far as the video goes; the clock of the test is advanced with them. */
    run: (seconds: number) =>
      act(() => {
        for (let step = 0; step < seconds * 4 && !state.paused; step += 1) {
          state.currentTime = Math.min(duration, state.currentTime + 0.25);
          fire('timeupdate');
          if (state.currentTime < duration) vi.advanceTimersByTime(250);
          else {
            Object.assign(state, { paused: true, ended: true });
            fire('pause', 'ended');
          }
        }
      }),
    /** Seeks as the keys and menus of a browser do. */
    seekNatively: (seconds: number) => {
      video.currentTime = seconds;
    },
    /** The address expired: the browser forgets the position. */
    fail: () =>
      act(() => {
        Object.assign(state, { readyState: 0, currentTime: 0, paused: true });
        fire('emptied', 'timeupdate', 'error');
      }),
  };
}
