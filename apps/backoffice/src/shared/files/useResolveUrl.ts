import { useMemo } from 'react';
import type { Http, PictureSize } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { renewedAddress } from './addressRenewal';
import { isExpired, isFileAddress, pictureAddress } from './fileAddress';

/** Returns the address with which a stored file is shown or downloaded now. */
export type ResolveAddress = (address: string) => Promise<string>;

/**
 * Returns the `resolveUrl` of the widgets. An address is used as it is while it is good, and
 * renewed when it has expired or is requested again, since it was refused then. Pictures come in
 * `size`, of which the default is their own.
 */
export function useResolveUrl(size?: PictureSize): ResolveAddress {
  const http = useHttp();
  return useMemo(() => resolveAddress(http, size), [http, size]);
}

function resolveAddress(http: Http, size: PictureSize | undefined): ResolveAddress {
  const used = new Set<string>();
  return async (address) => {
    if (!isFileAddress(address)) return address;
    const isGood = !used.has(address) && !isExpired(address, Date.now());
    used.add(address);
    const current = isGood ? address : await renewedAddress(http, address);
    return size ? pictureAddress(current, size) : current;
  };
}
