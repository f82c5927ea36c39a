import type { AnyCall, Area, InputOf, OutputOf } from '@mingjian/api';
import type { Backend } from './backend';
import type { Caller } from './caller';

/** Answers one call. Its input has passed the contract's schema. */
export type Handler<C> = (
  input: InputOf<C>,
  caller: Caller,
  backend: Backend,
) => Promise<OutputOf<C>>;

/** A handler for every call of an area. */
export type Handlers<A extends Area> = { [Name in keyof A]: Handler<A[Name]> };

/** Runs in place of the field-by-field answer when the input does not fit. It throws. */
export type BadInput = (caller: Caller, backend: Backend) => Promise<never>;

/** Returns the fields that a caller may write; throws when the caller may not write at all. */
export type WritableFields = (caller: Caller) => readonly string[];

/** Runs once what a call wrote is stored. */
export type Committed = (backend: Backend) => void;

/** What is special about the handlers of an area. */
export interface BindOptions<A extends Area> {
  badInput?: { [Name in keyof A]?: BadInput };
  /** See `BoundCall`. */
  writes?: { [Name in keyof A]?: WritableFields };
  /** See `BoundCall`. */
  committed?: { [Name in keyof A]?: Committed };
}

/** A call with the code that answers it. */
export interface BoundCall {
  call: AnyCall;
  run: (input: unknown, caller: Caller, backend: Backend) => Promise<unknown>;
  badInput: BadInput | undefined;
  /**
   * Given for a call that changes rows. Its other fields are then refused instead of dropped,
   * everything it does is one transaction, and an `Idempotency-Key` makes it happen once.
   */
  writes?: WritableFields | undefined;
  /**
   * Given for a call that starts something in the background: that must not look before the
   * transaction has ended.
   */
  committed?: Committed | undefined;
}

/** The answered calls of one area. */
export type BoundArea = readonly BoundCall[];

/**
 * Binds handlers to the calls of an area: `bind(orders).to({ … })`. A missing handler does not
 * compile; `part` binds only some, and the rest answer 501. Two steps, because in one the compiler
 * widens `'done'` to `string` or lets a wrong answer through.
 */
export function bind<A extends Area>(area: A) {
  const boundTo = (
    handlers: Partial<Handlers<A>>,
    { badInput, writes, committed }: BindOptions<A> = {},
  ): BoundArea =>
    Object.keys(handlers).map((name) => ({
      call: area[name]!,
      run: handlers[name] as BoundCall['run'],
      badInput: badInput?.[name],
      writes: writes?.[name],
      committed: committed?.[name],
    }));
  return {
    to: (handlers: Handlers<A>, options?: BindOptions<A>) => boundTo(handlers, options),
    part: (handlers: Partial<Handlers<A>>, options?: BindOptions<A>) => boundTo(handlers, options),
  };
}

/** How a call is known: `GET /sysMenus/getMenuTree`. */
export const callKey = (call: Pick<AnyCall, 'method' | 'path'>) => `${call.method} ${call.path}`;
