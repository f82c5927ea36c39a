import { useEffect, useState, type RefObject } from 'react';

/** Full screen of an element, with the one of the video itself where phones have no other. */
export interface FullScreenState {
  isFull: boolean;
  /** Whether the browser refused it or has none. */
  isUnsupported: boolean;
  toggle(): void;
}

/** The video of iPhones, which shows nothing but a video in full screen. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: (() => void) | undefined };

/** Full screen of the player. */
export function useFullScreen(
  rootRef: RefObject<HTMLElement | null>,
  videoRef: RefObject<HTMLVideoElement | null>,
): FullScreenState {
  const [isFull, setIsFull] = useState(false);
  const [isUnsupported, setIsUnsupported] = useState(false);

  useEffect(() => {
    const update = () => setIsFull(document.fullscreenElement === rootRef.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [rootRef]);

  const enter = async () => {
    const root = rootRef.current;
    const video = videoRef.current as PhoneVideo | null;
    try {
      if (document.fullscreenEnabled && root?.requestFullscreen) await root.requestFullscreen();
      else if (video?.webkitEnterFullscreen) video.webkitEnterFullscreen();
      else throw new Error('This browser has no full screen.');
      setIsUnsupported(false);
    } catch {
      setIsUnsupported(true);
    }
  };

  return {
    isFull,
    isUnsupported,
    toggle: () => void (isFull ? document.exitFullscreen() : enter()),
  };
}

export interface CaptionsState {
  /** Index of the shown track; -1 for none. */
  shown: number;
  show(index: number): void;
  /** Shows the first track, or none. */
  toggle(): void;
}

/** Captions of the video. They are off at first: the reader turns them on. */
export function useCaptions(videoRef: RefObject<HTMLVideoElement | null>): CaptionsState {
  const [shown, setShown] = useState(-1);

  useEffect(() => {
    for (const [index, track] of Array.from(videoRef.current?.textTracks ?? []).entries())
      track.mode = index === shown ? 'showing' : 'disabled';
  }, [shown, videoRef]);

  return {
    shown,
    show: setShown,
    toggle: () => setShown((index) => (index < 0 ? 0 : -1)),
  };
}
