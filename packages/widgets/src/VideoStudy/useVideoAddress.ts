import type { RefObject } from 'react';
import { useMediaAddress } from '../internal/media/useMediaAddress';
import type { StudyVideo } from './model/studyVideo';
import type { Playback } from './playback';

/** Requests the present address of a video; `null` when it has none. */
export type ResolveUrl = (
  video: StudyVideo,
  options: { signal: AbortSignal },
) => Promise<string | null>;

/** The address of a video, renewed once when it has expired. */
export const useVideoAddress = (
  video: StudyVideo,
  resolveUrl: ResolveUrl | undefined,
  playback: Playback,
  videoRef: RefObject<HTMLVideoElement | null>,
) =>
  useMediaAddress({
    src: video.src,
    resolve: resolveUrl && (async (options) => resolveUrl(video, options)),
    mediaRef: videoRef,
    onReload: () => playback.continueAfterLoad(),
    onFail: () => playback.pause(),
  });
