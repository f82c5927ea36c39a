import { object } from 'yup';
import type { UploadKind } from '../rules/uploadRules';
import type { Accepts } from '../schema';

/** Server module of a call. A gateway may route by it; the reference server serves all three. */
export type Module = 'default' | 'system' | 'none';

/** Transport of the input. `bytes`: its file is the body, the other fields are in the query. */
export type Sends = 'query' | 'json' | 'form' | 'multipart' | 'bytes';

/** Transport of the response: the JSON envelope, a file, or a stream of events. */
export type ResponseType = 'json' | 'file' | 'events';

/** A stream of events, as the response of a call. It holds no value: `readEvents` reads it. */
export interface EventStream<Event> {
  /** Carries the type of the events. */
  readonly event?: Event;
}

/** Options of a call. */
export interface CallOptions {
  /** @default 'default' */
  module?: Module;
  /** @default 'query' for GET, 'json' for POST */
  sends?: Sends;
  /**
   * Whether the call works without a session; `optional`: it knows the person of one.
   * @default false
   */
  open?: boolean | 'optional';
  /**
   * Who may call: sessions of accounts, those of candidates, who enter by a link, both, or programs
   * with a key of their company.
   * @default 'people'
   */
  callers?: 'people' | 'candidates' | 'both' | 'keys';
  /**
   * Whether programs send it by themselves, so that it is no sign of life from the person: it does
   * not keep an idle session alive.
   * @default false
   */
  background?: boolean;
  /**
   * Whether a GET is served by POST too, with its input in the body.
   * @default false
   */
  alsoPost?: boolean;
  /**
   * A file arrives as a `File`, named by the response's headers; its errors still travel as JSON. A
   * stream of events is read by `readEvents`.
   * @default 'file' when the path contains "export", else 'json'
   */
  responseType?: ResponseType;
  /**
   * Kind of the files that the call takes, whose limit holds while one is read.
   * @default the kind that the form names
   */
  uploadKind?: UploadKind;
}

/** Options of a call that writes. */
export interface ChangeOptions extends CallOptions {
  /**
   * The reason why the handler manages transactions by itself, such as a refusal that must be
   * recorded. Such a call is neither one transaction nor idempotent by key.
   * @default undefined: one transaction, idempotent by key
   */
  selfManaged?: string;
}

/**
 * Effect of a call on the server. A change refuses unknown fields; unless it is `selfManaged`, it
 * is also one transaction and idempotent by `Idempotency-Key`.
 */
export type Effect = 'read' | 'change' | 'selfManaged';

/** One call of the server. */
export interface Call<Input, Output>
  extends Required<Omit<CallOptions, 'uploadKind'>>, Pick<CallOptions, 'uploadKind'> {
  method: 'GET' | 'POST';
  /** `{name}` in it is filled from the input's `name`, which then travels nowhere else. */
  path: `/${string}`;
  effect: Effect;
  /** The reason of a `selfManaged` call; otherwise empty. */
  reason: string;
  /** Schema of the input. The client checks it before sending, the server again on arrival. */
  input: Accepts<Input>;
  /** Carries the type of the response. It holds no value. */
  output?: Output;
}

/** Describes a GET that reads, its input sent as query parameters. */
export const get = (path: `/${string}`, options: CallOptions = {}) =>
  describe('GET', path, { effect: 'read', sends: 'query', ...options });

/** Describes a POST that reads. Without `takes` it has no payload. */
export const read = (path: `/${string}`, options: CallOptions = {}) =>
  describe('POST', path, { effect: 'read', sends: 'json', ...options });

/** Describes a POST that writes. Without `takes` it has no payload. */
export const change = (path: `/${string}`, options: ChangeOptions = {}) =>
  describe('POST', path, { sends: 'json', ...writing(options) });

/** Describes a GET that writes, its input sent as query parameters. */
export const changeByGet = (path: `/${string}`, options: ChangeOptions = {}) =>
  describe('GET', path, { sends: 'query', ...writing(options) });

const writing = ({ selfManaged, ...options }: ChangeOptions) => ({
  effect: selfManaged === undefined ? ('change' as const) : ('selfManaged' as const),
  reason: selfManaged ?? '',
  ...options,
});

interface Description extends CallOptions {
  effect: Effect;
  reason?: string;
  sends: Sends;
}

function describe(method: 'GET' | 'POST', path: `/${string}`, options: Description) {
  const responseType: ResponseType = /export/i.test(path) ? 'file' : 'json';
  const call = {
    method,
    path,
    module: 'default' as Module,
    open: false,
    callers: 'people' as const,
    background: false,
    alsoPost: false,
    responseType,
    reason: '',
    ...options,
  };
  return {
    gives: <Output = void>(): Call<object, Output> => ({ ...call, input: object({}) }),
    takes: <Input>(input: Accepts<Input>) => ({
      gives: <Output = void>(): Call<Input, Output> => ({ ...call, input }),
    }),
  };
}

/**
 * Returns the resource of a call: its path without the last part, such as `aCompanyInfo`. Empty for
 * the calls of the session.
 */
export const resourceOf = ({ path }: { path: string }): string =>
  path.slice(1, Math.max(1, path.lastIndexOf('/')));

/** Any call at all. `any`, because inputs are compared in both directions. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCall = Call<any, any>;
/** Related calls, by name. */
export type Area = Record<string, AnyCall>;
/** Input of a call. */
export type InputOf<C> = C extends { input: Accepts<infer Input> } ? Input : never;
/** Response of a call. */
export type OutputOf<C> = C extends { output?: infer Output } ? Output : never;
