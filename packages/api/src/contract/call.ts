import { object } from 'yup';

/**
 * The part of a yup schema that a call needs. Naming only this much keeps the compiler three times
 * faster.
 */
export interface Accepts<T> {
  readonly __outputType: T;
  validate(value: unknown, options?: { stripUnknown?: boolean; abortEarly?: boolean }): Promise<T>;
}

/**
 * The part of the server that answers. A gateway may route by it; the reference server answers all
 * three.
 */
export type Module = 'default' | 'system' | 'none';

/** How the input travels. */
export type Sends = 'query' | 'json' | 'form' | 'multipart';

/** How the answer travels: in the JSON envelope, or as a file. */
export type Answers = 'json' | 'file';

/** What is special about a call. */
export interface CallOptions {
  /** @default 'default' */
  module?: Module;
  /** @default 'query' for GET, 'json' for POST */
  sends?: Sends;
  /**
   * Whether it answers without a session.
   * @default false
   */
  open?: boolean;
  /**
   * Whether a GET answers to POST too, its input then in the body.
   * @default false
   */
  alsoPost?: boolean;
  /**
   * A file comes back as a `File`, its name from the answer's headers; its errors still travel as
   * JSON.
   * @default 'file' when the path contains "export", else 'json'
   */
  answers?: Answers;
}

/** One call of the server: where it goes, what it takes, what it gives. */
export interface Call<Input, Output> extends Required<CallOptions> {
  method: 'GET' | 'POST';
  /** `{name}` in it is filled from the input's `name`, which then travels nowhere else. */
  path: `/${string}`;
  /** What goes out. The client checks it before sending, the server again on arrival. */
  input: Accepts<Input>;
  /** Carries the answer's type. It holds no value. */
  output?: Output;
}

/** Describes a POST. Without `takes` it has no payload. */
export const post = (path: `/${string}`, options: CallOptions = {}) =>
  describe('POST', path, { sends: 'json', ...options });

/** Describes a GET, its input sent as query parameters. */
export const get = (path: `/${string}`, options: CallOptions = {}) =>
  describe('GET', path, { sends: 'query', ...options });

function describe(
  method: 'GET' | 'POST',
  path: `/${string}`,
  options: CallOptions & { sends: Sends },
) {
  const answers: Answers = /export/i.test(path) ? 'file' : 'json';
  const place = {
    method,
    path,
    module: 'default' as Module,
    open: false,
    alsoPost: false,
    answers,
    ...options,
  };
  return {
    gives: <Output = void>(): Call<object, Output> => ({ ...place, input: object({}) }),
    takes: <Input>(input: Accepts<Input>) => ({
      gives: <Output = void>(): Call<Input, Output> => ({ ...place, input }),
    }),
  };
}

/** Any call at all. `any`, because inputs are compared in both directions. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCall = Call<any, any>;
/** Calls that belong together, by name. */
export type Area = Record<string, AnyCall>;
/** What a call takes. */
export type InputOf<C> = C extends { input: Accepts<infer Input> } ? Input : never;
/** What a call gives. */
export type OutputOf<C> = C extends { output?: infer Output } ? Output : never;
