import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatestResponse } from '@mingjian/ui';
import type { StudyVideo } from './model/studyVideo';
import type { Playback } from './playback';

/** Requests the present address of a video; `null` when it has none. */
export type ResolveUrl = (
  video: StudyVideo,
  options: { signal: AbortSignal },
) => Promise<string | null>;

export interface VideoAddress {
  src: string | null;
  /** `none`: there is no video. `failed`: it cannot be loaded or played. */
  status: 'loading' | 'ready' | 'none' | 'failed';
  /** Renews the address after an error, or gives up. */
  handleError(): void;
  /** Loads the video again, from a new address where `resolveUrl` is given. */
  retry(): void;
}

/** An address that fails within a minute of its renewal did not fail because it had expired. */
const RENEWAL_GAP = 60_000;

/** The address of a video, renewed once when it has expired. */
export function useVideoAddress(
  video: StudyVideo,
  resolveUrl: ResolveUrl | undefined,
  playback: Playback,
  videoRef: RefObject<HTMLVideoElement | null>,
): VideoAddress {
  const [renewals, setRenewals] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const renewedAt = useRef(-Infinity);
  const isRequested = resolveUrl !== undefined && (renewals > 0 || !video.src);
  const { data, error, isFetching } = useLatestResponse(
    isRequested ? `${renewals} ${video.src ?? ''}` : null,
    async (options) => (await resolveUrl?.(video, options)) ?? null,
  );
  const src = (isRequested ? data : video.src) || null;

  // The same address once more is no change that React would load.
  useEffect(() => {
    if (renewals > 0 && !isFetching && src !== null) videoRef.current?.load();
  }, [renewals, isFetching, src, videoRef]);

  const load = () => {
    renewedAt.current = performance.now();
    setHasFailed(false);
    playback.continueAfterLoad();
    setRenewals((count) => count + 1);
  };
  const status = () => {
    if (hasFailed || error !== null) return 'failed';
    if (isFetching && data === undefined) return 'loading';
    return src === null ? 'none' : 'ready';
  };

  return {
    src,
    status: status(),
    handleError() {
      const isDue = performance.now() - renewedAt.current > RENEWAL_GAP;
      if (resolveUrl !== undefined && isDue) return load();
      playback.pause();
      setHasFailed(true);
    },
    retry: load,
  };
}
