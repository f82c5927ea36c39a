import { texts, type Language, type Texts } from './texts';

/** Further content of a failure. */
export interface FailureOptions {
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  retryAfter?: number;
  data?: unknown;
}

/** An expected refusal: the caller gets its code and its sentence in the caller's language. */
export class Failure extends Error {
  readonly code: number;
  readonly say: (texts: Texts) => string;
  readonly options: FailureOptions;

  constructor(code: number, say: (texts: Texts) => string, options: FailureOptions = {}) {
    super(`Refused with ${code}`);
    this.code = code;
    this.say = say;
    this.options = options;
  }
}

/** Problem of one field of an input. */
export type FieldProblem = readonly [field: string, say: (texts: Texts) => string];

/**
 * Input that cannot be stored: one sentence for all fields, and in `data.fields` one for each, in
 * the caller's language.
 */
export function inputFailure(problems: readonly FieldProblem[], language: Language) {
  const fields = Object.fromEntries(problems.map(([field, say]) => [field, say(texts[language])]));
  const sentence = (t: Texts) =>
    problems.map(([field, say]) => t.field(field, say(t))).join(t.fieldSeparator);
  return new Failure(400, sentence, { data: { fields } });
}

/** Missing rows and rows out of scope get the same response. */
export const notFound = () => new Failure(404, (t) => t.notFound);

/** The caller may see it, but not do this. */
export const forbidden = () => new Failure(403, (t) => t.forbidden);

/** The session is missing or has ended. */
export const sessionEnded = () => new Failure(401, (t) => t.sessionEnded);
