import { useRef } from 'react';
import { useLatestResponse } from '@mingjian/ui';
import { safeAddress } from './model/safeAddress';

/** The options of the resolution of a path. */
export interface ResolveUrlOptions {
  signal: AbortSignal;
  /** Whether the last address of the path was refused, as one that has expired is. */
  refused: boolean;
  /** Whether the address is to be downloaded rather than shown. @default false */
  download?: boolean | undefined;
}

/**
 * Returns the address of a stored path, such as one with a signature. Called just before a file is
 * shown or downloaded, and again when its address is refused: addresses may expire.
 */
export type ResolveUrl = (url: string, options: ResolveUrlOptions) => Promise<string>;

export interface AddressState {
  /** The address; `undefined` while it is being resolved. */
  address: string | undefined;
  /** Why there is no address. */
  error: Error | null;
  /** Resolves the path once more, as far as its address was refused only once. */
  refuse(): void;
  /** Resolves the path again on demand. */
  retry(): void;
}

/** The error of a path that has no address which may be shown. */
export class UnsafeAddressError extends Error {}

/** Returns the address of a path, `resolveUrl` or the path itself; rejects an unsafe one. */
export async function addressOf(
  url: string,
  resolveUrl: ResolveUrl | undefined,
  options: ResolveUrlOptions,
): Promise<string> {
  // A stored script is refused before it reaches the host.
  const path = safeAddress(url);
  const address = path === null || !resolveUrl ? path : await resolveUrl(path, options);
  const safe = safeAddress(address);
  if (safe === null) throw new UnsafeAddressError('The address of the file is not safe to open.');
  return safe;
}

/** Resolves the address of a stored path; `null` resolves nothing. */
export function useAddress(url: string | null, resolveUrl: ResolveUrl | undefined): AddressState {
  const refused = useRef<string | null>(null);
  const { data, error, isFetching, retry } = useLatestResponse(url, async ({ signal }) => ({
    url,
    address: await addressOf(url ?? '', resolveUrl, { signal, refused: refused.current === url }),
  }));
  const isCurrent = data?.url === url && !isFetching && error === null;

  return {
    address: isCurrent ? data?.address : undefined,
    error: isFetching ? null : error,
    refuse: () => {
      if (refused.current === url) return;
      refused.current = url;
      retry();
    },
    retry,
  };
}
