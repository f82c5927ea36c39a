import type { AnyCall, Area, InputOf, OutputOf } from '@mingjian/api';
import type { Backend } from './backend';
import type { Caller } from './caller';

/** Handles one call. Its input has passed the contract's schema. */
export type Handler<C> = (
  input: InputOf<C>,
  caller: Caller,
  backend: Backend,
) => Promise<OutputOf<C>>;

/** A handler for every call of an area. */
export type Handlers<A extends Area> = { [Name in keyof A]: Handler<A[Name]> };

/** Runs in place of the field-by-field response when the input does not fit. It throws. */
export type BadInput = (caller: Caller, backend: Backend) => Promise<never>;

/** Returns the fields that a caller may write; throws when the caller may not write at all. */
export type WritableFields = (caller: Caller) => readonly string[];

/**
 * Throws unless a form may go on to its file, by the fields before it. Nothing of the file is on
 * the disk yet.
 */
export type BeforeFile = (
  fields: Readonly<Record<string, unknown>>,
  caller: Caller,
  backend: Backend,
) => Promise<void>;

/** Returns the checked input of a change as its handler gets it, before the transaction begins. */
export type Prepare = (input: unknown, caller: Caller, backend: Backend) => Promise<unknown>;

/** Runs once the writes of a call are committed. */
export type Committed = (backend: Backend) => void;

/** Options of a bound call. */
export interface BindOptions {
  badInput?: BadInput;
  /** For a file that nobody has signed in for. */
  beforeFile?: BeforeFile;
  /**
   * Narrows the fields that a change accepts.
   * @default all fields of the call's schema
   */
  writable?: WritableFields;
  /** For what takes long, since all others wait for a transaction of the embedded database. */
  prepare?: Prepare;
  /** For a call that starts background work, which must not run before the transaction ends. */
  committed?: Committed;
}

/** A call with the code that handles it. */
export interface BoundCall extends BindOptions {
  call: AnyCall;
  run: (input: unknown, caller: Caller, backend: Backend) => Promise<unknown>;
}

/** The handled calls of one area. */
export type BoundArea = readonly BoundCall[];

/** Binds a handler to one call. */
export const bindCall = <C extends AnyCall>(
  call: C,
  run: Handler<C>,
  options: BindOptions = {},
): BoundCall => ({ ...options, call, run: run as BoundCall['run'] });

/**
 * Binds handlers to the calls of an area: `bind(orders).to({ … })`. A missing handler does not
 * compile; `part` binds only some, and the rest respond 501. Two steps, because in one the compiler
 * widens `'done'` to `string` or accepts wrong responses.
 */
export function bind<A extends Area>(area: A) {
  const boundTo = (
    handlers: Partial<Handlers<A>>,
    options: { [Name in keyof A]?: BindOptions } = {},
  ): BoundArea =>
    Object.keys(handlers).map((name) => ({
      ...options[name],
      call: area[name]!,
      run: handlers[name] as BoundCall['run'],
    }));
  return {
    to: (handlers: Handlers<A>, options?: { [Name in keyof A]?: BindOptions }) =>
      boundTo(handlers, options),
    part: (handlers: Partial<Handlers<A>>, options?: { [Name in keyof A]?: BindOptions }) =>
      boundTo(handlers, options),
  };
}

/** Returns the name of a call: `GET /sysMenus/getMenuTree`. */
export const callKey = (call: Pick<AnyCall, 'method' | 'path'>) => `${call.method} ${call.path}`;
