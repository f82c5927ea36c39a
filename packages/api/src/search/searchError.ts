import { SEARCH_LIMITS, type SearchLimit } from './limits';

/** The rule of the search language that was broken. */
export type SearchFault = 'field' | 'operator' | 'value' | 'key' | 'text' | 'limit' | 'unresolved';

/** Location of a search error. */
export interface SearchErrorDetails {
  /** The field of the faulty condition, in camelCase. */
  field?: string;
  /** The limit that was exceeded. */
  limit?: SearchLimit;
}

/** A search that cannot be encoded or decoded: it is refused whole, never in part. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  /** The field of the faulty condition, in camelCase; `undefined` when the fault is elsewhere. */
  readonly field: string | undefined;
  /** The limit that was exceeded, for `fault: 'limit'`. */
  readonly limit: SearchLimit | undefined;

  constructor(
    /** The rule that was broken. */
    readonly fault: SearchFault,
    message: string,
    { field, limit }: SearchErrorDetails = {},
  ) {
    super(message);
    this.field = field;
    this.limit = limit;
  }
}

/** Returns the error of a search that exceeds a limit. */
export function limitError(limit: SearchLimit, field?: string): SearchError {
  const message = {
    conditions: `A search holds at most ${SEARCH_LIMITS.conditions} conditions.`,
    values: `${field} lists more than ${SEARCH_LIMITS.values} values.`,
    sortKeys: `A list sorts by at most ${SEARCH_LIMITS.sortKeys} keys.`,
    bytes: `A search has at most ${SEARCH_LIMITS.bytes} bytes.`,
  }[limit];
  return new SearchError('limit', message, { limit, ...(field !== undefined && { field }) });
}
