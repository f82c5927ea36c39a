import type { Flow, Move, Mover } from '@mingjian/api';
import type { Db } from '../database/connect';
import type { Failure } from '../failure';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import type { Rights } from '../roles';
import type { Wording } from '../texts';

/** The product itself, as the one who makes a move. */
export const SYSTEM = 'system';

/** Who makes a move: a person, or the product itself. */
export type Actor = Caller | typeof SYSTEM;

/** Returns the side of the course that an actor is on. */
export function moverOf(actor: Actor): Mover {
  if (actor === SYSTEM) return 'system';
  if (actor.candidate) return 'candidate';
  return actor.companyId === null ? 'staff' : 'client';
}

/** Returns the account of an actor; `null` for the product and for candidates. */
export const accountOf = (actor: Actor): string | null =>
  actor === SYSTEM || actor.candidate ? null : actor.userId;

/** Returns the name of an actor for a history; empty for the product. */
export const nameOfActor = (actor: Actor): string =>
  actor === SYSTEM ? '' : (actor.candidate?.name ?? actor.realname);

/** A row whose state a flow changes. */
export interface FlowRow<State extends number = number> {
  id: string;
  state: State;
  version: number;
}

/** A move while it is made. */
export interface Moving<Row> {
  /** The row as it was before. */
  row: Row;
  actor: Actor;
  reason: string | null;
  time: Date;
  backend: Backend;
}

/** A move as a feature serves it. */
export interface ServedMove<Row, Changes> {
  /** Rights of which people need one. The product needs none. */
  may: Rights;
  /** Whether the row is as this move of this actor left it: the call is repeated. */
  isDone?(row: Row, actor: Actor): boolean;
  /** Returns what it changes beside the state. */
  sets?(moving: Moving<Row>): Changes | Promise<Changes>;
  /** Runs once the row and the event are stored, in the same transaction. */
  after?(moving: Moving<Row>): Promise<void>;
}

/** A move that was made, with the states before and after. */
export interface MadeMove<Name, State> {
  name: Name;
  before: State;
  after: State;
  /** Code of the right that was used; `null` for the product. */
  right: string | null;
}

/** A flow bound to its table, words and moves. A move that is missing is offered to nobody. */
export interface ServedFlow<
  State extends number,
  Facts,
  Code extends string,
  Name extends string,
  Row extends FlowRow<State>,
  Changes extends object,
> {
  flow: Flow<State, Facts, Code, Record<Name, Move<State, Facts, Code>>>;
  moves: Readonly<Partial<Record<Name, ServedMove<Row, Changes>>>>;
  /** Returns a row within the actor's scope, locked until the transaction ends. */
  lock(id: string, actor: Actor, db: Db): Promise<Row | undefined>;
  facts(row: Row, actor: Actor, backend: Backend): Promise<Facts>;
  /** Stores the state, the version and the changes of a move. */
  store(moving: Moving<Row>, state: State, changes: Partial<Changes>): Promise<void>;
  /** Writes the event of a move. */
  record(moving: Moving<Row>, made: MadeMove<Name, State>): Promise<void>;
  /** Runs what other features registered for a move, last in its transaction. */
  followed?(name: Name, moving: Moving<Row>): Promise<void>;
  words: {
    missing(): Failure;
    label(name: Name): Wording;
    blocker(code: Code, count: number): Wording;
    /** Says that the row was changed since the caller read it. */
    changed(row: Row, db: Db): Promise<Wording>;
    /** Says why a move does not start in the state of the row. */
    notFrom(name: Name, row: Row, db: Db): Promise<Wording>;
  };
}

/** Binds a flow to rows and to what its moves may change of them. */
export const serveFlow =
  <Row extends FlowRow<State>, Changes extends object, State extends number = Row['state']>() =>
  <Facts, Code extends string, Name extends string>(
    served: ServedFlow<State, Facts, Code, Name, Row, Changes>,
  ) =>
    served;
