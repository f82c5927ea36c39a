/**
 * Cause of a failed call: a business rule, an ended session, invalid input, a newer change by
 * somebody else, a missing permission or row, an unavailable call, too many calls, a required
 * captcha, no connection, a timeout, an aborted call, or a server fault.
 */
export type ApiErrorKind =
  | 'business'
  | 'session'
  | 'input'
  | 'conflict'
  | 'forbidden'
  | 'missing'
  | 'unavailable'
  | 'throttled'
  | 'captcha'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'server';

/** Parts of an `ApiError`. */
export interface ApiErrorParts {
  kind: ApiErrorKind;
  message: string;
  /** The envelope's code; `null` when no envelope came. */
  code?: number | null | undefined;
  /** The HTTP status; `null` when no response came. */
  status?: number | null | undefined;
  /** For how many seconds to show it, 2 to 5. */
  shownFor?: number | undefined;
  /** The envelope's `data`, such as who has taken an order (409) or how long to wait (429). */
  details?: unknown;
  cause?: unknown;
}

/** A call that failed. The transport shows nothing: whoever catches it decides, by `kind`. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The envelope's code; `null` when no envelope came. */
  readonly code: number | null;
  /** The HTTP status; `null` when no response came. */
  readonly status: number | null;
  /** For how many seconds to show it, 2 to 5. */
  readonly shownFor: number;
  /** The envelope's `data`, such as who has taken an order (409) or how long to wait (429). */
  readonly details: unknown;

  constructor({
    kind,
    message,
    code = null,
    status = null,
    shownFor = 5,
    details = null,
    cause,
  }: ApiErrorParts) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
    this.status = status;
    this.shownFor = Math.min(5, Math.max(2, shownFor));
    this.details = details;
  }
}

/** Input that the call refuses, found before sending or by the server. */
export class InputError extends ApiError {
  override readonly name = 'InputError';

  constructor(
    /** The first message of each wrong field, by its path, such as `items[0].name`. */
    readonly fields: Readonly<Record<string, string>>,
    parts: Omit<ApiErrorParts, 'kind'>,
  ) {
    super({ shownFor: 3, ...parts, kind: 'input' });
  }
}

/**
 * Returns any failure as an `ApiError`; one that is none counts as a fault of the server's answer.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({
    kind: 'server',
    message: error instanceof Error ? error.message : String(error),
    cause: error,
  });
}
