import { resourceOf, type AnyCall, type Area } from '../index';

/** Cache key of a response: its call and its input. */
export type CacheKey<Input> = readonly [place: string, input: Input];

/** Returns the part of a cache key that all responses of a call share. */
export function callKeyOf(call: Pick<AnyCall, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`;
}

/** Returns the places of calls and of whole areas. */
export function callKeysOf(targets: readonly (AnyCall | Area)[]): Set<string> {
  return new Set(
    targets.flatMap((target) => (isCall(target) ? [target] : Object.values(target))).map(callKeyOf),
  );
}

/** Returns the resource of a response by its key: see `resourceOf`. */
export function resourceOfKey(key: string): string {
  return resourceOf({ path: key.slice(key.indexOf(' ') + 1) });
}

function isCall(target: AnyCall | Area): target is AnyCall {
  return typeof target.path === 'string';
}
