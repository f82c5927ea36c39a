import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatestResponse } from '@mingjian/ui';

export interface MediaAddressOptions {
  /** The address that is known; `null` without one. */
  src: string | null | undefined;
  /** Requests the present address; `null` when there is none. */
  resolve?: ((options: { signal: AbortSignal }) => Promise<string | null>) | undefined;
  mediaRef: RefObject<HTMLMediaElement | null>;
  /** Called before another address is loaded, so that playback goes on at its position. */
  onReload(): void;
  /** Called when the media cannot be played. */
  onFail(): void;
}

/** Address of a video or a recording. */
export interface MediaAddress {
  src: string | null;
  /** `none`: there is no media. `failed`: it cannot be loaded or played. */
  status: 'loading' | 'ready' | 'none' | 'failed';
  /** Renews the address after an error, or gives up. */
  handleError(): void;
  /** Loads the media again, from a new address where `resolve` is given. */
  retry(): void;
}

/** An address that fails within a minute of its renewal did not fail because it had expired. */
const RENEWAL_GAP = 60_000;

/** The address of a video or a recording, renewed once when it has expired. */
export function useMediaAddress(options: MediaAddressOptions): MediaAddress {
  const { resolve, mediaRef, onReload, onFail } = options;
  const [renewals, setRenewals] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const renewedAt = useRef(-Infinity);
  const isRequested = resolve !== undefined && (renewals > 0 || !options.src);
  const { data, error, isFetching } = useLatestResponse(
    isRequested ? `${renewals} ${options.src ?? ''}` : null,
    async (request) => (await resolve?.(request)) ?? null,
  );
  const src = (isRequested ? data : options.src) || null;

  // The same address once more is no change that React would load.
  useEffect(() => {
    if (renewals > 0 && !isFetching && src !== null) mediaRef.current?.load();
  }, [renewals, isFetching, src, mediaRef]);

  const load = () => {
    renewedAt.current = performance.now();
    setHasFailed(false);
    onReload();
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
      if (resolve !== undefined && isDue) return load();
      onFail();
      setHasFailed(true);
    },
    retry: load,
  };
}
