import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStorage } from '../../base/browserStorage';

/** Time of the last input in any window, in milliseconds. */
const KEY = 'mj.lastInput';
/** Milliseconds between two checks, and between two times that are stored. */
const PAUSE = 5_000;

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether nobody is at the application, in any window. */
export interface IdleState {
  isIdle: boolean;
  /** Ends it. Input alone does not: a mouse is moved by a knock at the table, too. */
  wake(this: void): void;
}

/** Returns whether no window had input, or played a video, for some milliseconds. */
export function useIdle(limit: number): IdleState {
  const [isIdle, setIdle] = useState(false);
  const last = useRef(0);
  const note = useCallback(() => {
    const time = Date.now();
    if (time - last.current < PAUSE) return;
    last.current = time;
    browserStorage.set(KEY, String(time));
  }, []);

  useEffect(() => {
    if (isIdle) return undefined;
    note();
    const options = { capture: true, passive: true } as const;
    for (const name of INPUTS) window.addEventListener(name, note, options);
    return () => {
      for (const name of INPUTS) window.removeEventListener(name, note, options);
    };
  }, [isIdle, note]);

  useEffect(() => {
    const check = () => {
      if (isPlaying()) note();
      const latest = Math.max(last.current, Number(browserStorage.get(KEY)) || 0);
      setIdle(Date.now() - latest >= limit);
    };
    const timer = setInterval(check, PAUSE);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [limit, note]);

  return {
    isIdle,
    wake: useCallback(() => {
      last.current = 0;
      note();
      setIdle(false);
    }, [note]),
  };
}

/** Whether a video or a recording is playing. */
const isPlaying = () =>
  [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused }) => !paused);
