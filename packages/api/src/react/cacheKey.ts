import type { AnyCall, Area } from '@mingjian/api';

/** What an answer is cached under: where it came from, and for what. */
export type CacheKey<Input> = readonly [place: string, input: Input];

/** Returns the part of a cache key that all answers of a call share. */
export function placeOf(call: Pick<AnyCall, 'method' | 'path'>): string {
  return `${call.method} ${call.path}`;
}

/** Returns the places of calls and of whole areas. */
export function placesOf(targets: readonly (AnyCall | Area)[]): Set<string> {
  return new Set(
    targets.flatMap((target) => (isCall(target) ? [target] : Object.values(target))).map(placeOf),
  );
}

function isCall(target: AnyCall | Area): target is AnyCall {
  return typeof target.path === 'string';
}
