import { isPassing, type Http } from '../index';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { createResponseCache } from './responseCache';

const HttpContext = createContext<Http | null>(null);

/** Receives the resources that a refresh has made out of date. */
export const RefreshContext = createContext<(resources: readonly string[]) => void>(ignore);

function ignore() {}

/** Props of `ApiProvider`. */
export interface ApiProviderProps {
  /**
   * The client of one user. Give another user another client: with it everything cached is dropped
   * and the children start anew.
   */
  http: Http;
  /**
   * Called with the resources whose responses `useRefresh` has made out of date by a target: the
   * place to tell other windows, which then call `useRefreshResources`. Keep the function.
   */
  onRefresh?: ((resources: readonly string[]) => void) | undefined;
  children: ReactNode;
}

/** Gives the hooks below it their client and a cache of their own. Renders no element. */
export function ApiProvider({ http, onRefresh = ignore, children }: ApiProviderProps) {
  return (
    <SWRConfig key={keyOf(http)} value={CACHE_RULES}>
      <HttpContext value={http}>
        <CacheLife />
        <RefreshContext value={onRefresh}>{children}</RefreshContext>
      </HttpContext>
    </SWRConfig>
  );
}

/** Caches whose provider is gone. SWR forgets them, and would throw where one is refreshed. */
const gone = new WeakSet<object>();

/** Whether the provider of a cache is gone, such as with the session that a late response ended. */
export const isGone = (cache: object) => gone.has(cache);

function CacheLife() {
  const { cache } = useSWRConfig();
  useEffect(() => {
    gone.delete(cache);
    return () => void gone.add(cache);
  }, [cache]);
  return null;
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
