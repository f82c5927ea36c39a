import { useMemo } from 'react';
import { basedAddress, type Http, type PictureSize } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { renewedAddress } from './addressRenewal';
import { site } from '../site';
import { isExpired, isFileAddress, pictureAddress } from './fileAddress';

/** Options of one resolution. */
export interface ResolveOptions {
  /** Whether the last address was refused, as one that has expired is. @default false */
  refused?: boolean | undefined;
  /** Whether the address is to be downloaded rather than shown. @default false */
  download?: boolean | undefined;
}

/** Returns the address with which a stored file is shown or downloaded now. */
export type ResolveAddress = (address: string, options?: ResolveOptions) => Promise<string>;

/** Returns the `resolveUrl` of the widgets. */
export function useResolveUrl(size?: PictureSize): ResolveAddress {
  const http = useHttp();
  return useMemo(() => resolveAddress(http, size), [http, size]);
}

/**
 * Returns the resolution of addresses by a client. One is used as it is while it is good, and
 * renewed once it has expired or was refused. Pictures come in `size`, of which the default is
 * their own. Paths that are no uploads are pictures below the deployment's base address.
 */
export function resolveAddress(http: Http, size?: PictureSize): ResolveAddress {
  const renewed = new Map<string, string>();
  return async (address, { refused = false } = {}) => {
    if (!isFileAddress(address)) return basedAddress(address, 'image', site.fileBases);
    let current = renewed.get(address) ?? address;
    if (refused || isExpired(current, Date.now())) {
      current = await renewedAddress(http, address);
      renewed.set(address, current);
    }
    return size ? pictureAddress(current, size) : current;
  };
}
