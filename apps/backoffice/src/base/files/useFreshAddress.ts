import { useRef } from 'react';
import type { PictureSize } from '@mingjian/api';
import { useLatestResponse } from '@mingjian/ui';
import { useResolveUrl } from './useResolveUrl';

export interface FreshAddress {
  /** The address; `undefined` without one, while it is renewed, and when that failed. */
  address: string | undefined;
  /** Renews an address that was refused. */
  renew(this: void): void;
}

/** Returns the address of a picture, for an element without a `resolveUrl` of its own. */
export function useFreshAddress(
  stored: string | null | undefined,
  size?: PictureSize,
): FreshAddress {
  const resolve = useResolveUrl(size);
  const refused = useRef<string>(null);
  const { data, retry } = useLatestResponse(stored || null, async () => ({
    stored,
    address: await resolve(stored ?? '', { refused: refused.current === stored }),
  }));
  const renew = () => {
    refused.current = stored ?? null;
    retry();
  };
  return { address: data?.stored === stored ? data?.address : undefined, renew };
}
