import { say, type Language, type Wording } from './texts';

/** Further content of a failure. */
export interface FailureOptions {
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  retryAfter?: number;
  data?: unknown;
}

/** An expected refusal: the caller gets its code and its sentence in the caller's language. */
export class Failure extends Error {
  readonly code: number;
  readonly wording: Wording;
  readonly options: FailureOptions;

  constructor(code: number, wording: Wording, options: FailureOptions = {}) {
    super(`Refused with ${code}`);
    this.code = code;
    this.wording = wording;
    this.options = options;
  }
}

/** Returns a refusal in a part's words: `refusal(409, orderTexts, (t) => t.papersClosed)`. */
export const refusal = <T>(
  code: number,
  texts: (choose: (texts: T) => string) => Wording,
  choose: (texts: T) => string,
  options?: FailureOptions,
) => new Failure(code, texts(choose), options);

/** Problem of one field of an input. */
export type FieldProblem = readonly [field: string, wording: Wording];

/**
 * Input that cannot be stored: one sentence for all fields, and in `data.fields` one for each, in
 * the caller's language.
 */
export function inputFailure(problems: readonly FieldProblem[], language: Language) {
  const fields = Object.fromEntries(problems.map(([field, wording]) => [field, wording(language)]));
  const sentence: Wording = (spoken) =>
    problems
      .map(([field, wording]) => say((t) => t.field(field, wording(spoken)))(spoken))
      .join(say((t) => t.fieldSeparator)(spoken));
  return new Failure(400, sentence, { data: { fields } });
}

/** Missing rows and rows out of scope get the same response. */
export const notFound = () => refusal(404, say, (t) => t.notFound);

/** The order is missing, or outside the caller's scope. */
export const orderMissing = () => refusal(404, say, (t) => t.orderMissing);

/** The caller may see it, but not do this. */
export const forbidden = () => refusal(403, say, (t) => t.forbidden);

/** The session is missing or has ended. */
export const sessionEnded = () => refusal(401, say, (t) => t.sessionEnded);

/** The request is not in the form that its call takes. */
export const unreadable = () => refusal(400, say, (t) => t.unreadable);
