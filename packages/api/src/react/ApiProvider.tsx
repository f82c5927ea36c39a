import { isPassing, type Http } from '../index';
import { createContext, use, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createResponseCache } from './responseCache';

const HttpContext = createContext<Http | null>(null);

/** Props of `ApiProvider`. */
export interface ApiProviderProps {
  /**
   * The client of one user. Give another user another client: with it everything cached is dropped
   * and the children start anew.
   */
  http: Http;
  children: ReactNode;
}

/** Gives the hooks below it their client and a cache of their own. Renders no element. */
export function ApiProvider({ http, children }: ApiProviderProps) {
  return (
    <SWRConfig key={keyOf(http)} value={CACHE_RULES}>
      <HttpContext value={http}>{children}</HttpContext>
    </SWRConfig>
  );
}

/** Returns the client of the nearest `ApiProvider`. */
export function useHttp(): Http {
  const http = use(HttpContext);
  if (!http)
    throw new Error('No client: the hooks of @mingjian/api/react need an ApiProvider above them.');
  return http;
}

/** Responses that are kept: far more than ten open pages need. */
const RESPONSES = 300;

const CACHE_RULES = {
  provider: () => createResponseCache(RESPONSES),
  dedupingInterval: 30_000,
  revalidateOnFocus: false,
  shouldRetryOnError: isPassing,
  errorRetryCount: 2,
  errorRetryInterval: 3_000,
};

const keys = new WeakMap<Http, number>();
let nextKey = 1;

function keyOf(http: Http): number {
  const known = keys.get(http);
  if (known !== undefined) return known;
  keys.set(http, nextKey);
  return nextKey++;
}
