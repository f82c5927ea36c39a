/** Limits of one search. */
export const SEARCH_LIMITS = {
  /** Conditions of the filter bar, and as many of the advanced filter. */
  conditions: 50,
  /** Values of one condition. */
  values: 1_000,
  /** UTF-8 bytes of both filters together, as they travel. */
  bytes: 65_536,
  /** Sort keys of one list. */
  sortKeys: 5,
} as const;

/** Names one of the limits. */
export type SearchLimit = keyof typeof SEARCH_LIMITS;
