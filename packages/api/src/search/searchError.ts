/** Which rule of the search language was broken. */
export type SearchFault =
  | 'field'
  | 'operator'
  | 'value'
  | 'key'
  | 'text'
  | 'tooMany'
  | 'unresolved';

/** A search that cannot be written down or read: it is refused whole, never in part. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    /** Which rule was broken. */
    readonly fault: SearchFault,
    message: string,
  ) {
    super(message);
  }
}
