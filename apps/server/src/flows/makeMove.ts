import type { Flow, Move, MoveChoice } from '@mingjian/api';
import { Failure, forbidden, inputFailure, refusal } from '../failure';
import type { Backend } from '../http/backend';
import type { Caller } from '../http/caller';
import { holdsRight } from '../resources/scope';
import { EVERYBODY, type Rights } from '../roles';
import { say, type Wording } from '../texts';
import { moverOf, SYSTEM, type Actor, type FlowRow, type ServedFlow } from './serveFlow';

/** Input of a move, as a call brings it. */
export interface MoveInput<Changes = object> {
  id: string;
  reason?: string | null | undefined;
  /** Version of the row that the caller saw. @default whichever it has */
  version?: number | null | undefined;
  /** Columns that the call brings, checked by its handler. @default none */
  columns?: Changes | undefined;
}

/**
 * Makes a move. Nothing else changes a state. Runs in the transaction of the call: the lock lets
 * one of several callers pass at a time, and each then finds the state that the last one left.
 * Throws 404 for a row out of scope, 403 without a right, 400 without a reason that is needed, and
 * 409 with what stands in the way. A call that finds its own result succeeds and changes nothing.
 */
export async function makeMove<
  State extends number,
  Facts,
  Code extends string,
  Name extends string,
  Row extends FlowRow<State>,
  Changes extends object,
>(
  served: ServedFlow<State, Facts, Code, Name, Row, Changes>,
  name: Name,
  { id, reason: given, version, columns }: MoveInput<Partial<Changes>>,
  actor: Actor,
  backend: Backend,
): Promise<void> {
  const { flow, words } = served;
  const row = await served.lock(id, actor, backend.db);
  if (!row) throw words.missing();
  const bound = served.moves[name];
  if (!bound) throw refusal(501, say, (t) => t.notAvailable);
  const move = flow.moves[name];
  const right = rightFor(move, bound.may, actor);
  const startsHere = move.from.includes(row.state);
  if (!startsHere && bound.isDone?.(row, actor)) return;
  if (version && version !== row.version)
    throw new Failure(409, await words.changed(row, backend.db));
  const reason = given?.trim() || null;
  if (startsHere && move.reason && reason === null && actor !== SYSTEM)
    throw inputFailure([['reason', say((t) => t.required)]], actor.language);
  const obstacle = await obstacleTo(served, name, row, actor, backend);
  if (obstacle) throw new Failure(409, obstacle);

  const moving = { row, actor, reason, time: backend.now(), backend };
  const after = move.to ?? row.state;
  await served.store(moving, after, { ...columns, ...(await bound.sets?.(moving)) });
  await served.record(moving, { name, before: row.state, after, right });
  await bound.after?.(moving);
  await served.followed?.(name, moving);
}

/** Returns what stands in the way of a move of a row; `undefined` when it can be made now. */
export async function obstacleTo<
  State extends number,
  Facts,
  Code extends string,
  Name extends string,
  Row extends FlowRow<State>,
  Changes extends object,
>(
  served: ServedFlow<State, Facts, Code, Name, Row, Changes>,
  name: Name,
  row: Row,
  actor: Actor,
  backend: Backend,
): Promise<Wording | undefined> {
  const { flow, words } = served;
  if (!flow.moves[name].from.includes(row.state)) return words.notFrom(name, row, backend.db);
  const blockers = blockersOf(served, name, await served.facts(row, actor, backend));
  return blockers.length > 0 ? joined(blockers) : undefined;
}

/** Returns the moves that a caller may choose from in a state, with what stands in their way. */
export function choicesOf<
  State extends number,
  Facts,
  Code extends string,
  Name extends string,
  Row extends FlowRow<State>,
  Changes extends object,
>(
  served: ServedFlow<State, Facts, Code, Name, Row, Changes>,
  state: State,
  facts: Facts,
  caller: Caller,
): MoveChoice<Name>[] {
  const { language } = caller;
  return movesOf(served, caller)
    .filter((name) => served.flow.moves[name].from.includes(state))
    .map((name) => ({
      move: name,
      label: served.words.label(name)(language),
      reason: served.flow.moves[name].reason === true,
      blockers: blockersOf(served, name, facts).map((wording) => wording(language)),
    }));
}

/** Returns the moves that a caller may make on rows in some state, in the order of the flow. */
export function movesOf<Name extends string>(
  { flow, moves }: AnyServed<Name>,
  caller: Caller,
): Name[] {
  return (Object.keys(flow.moves) as Name[]).filter((name) => {
    const bound = moves[name];
    const isOnSide = flow.moves[name].by.includes(moverOf(caller));
    return bound !== undefined && isOnSide && holdsRight(caller, bound.may);
  });
}

/** The parts of a served flow that say who may do what. */
interface AnyServed<Name extends string> {
  flow: { moves: Readonly<Record<Name, Pick<Move<number, never, string>, 'by'>>> };
  moves: Readonly<Partial<Record<Name, { may: Rights }>>>;
}

function rightFor({ by }: Pick<Move<number, never, string>, 'by'>, may: Rights, actor: Actor) {
  if (!by.includes(moverOf(actor))) throw forbidden();
  if (actor === SYSTEM || actor.candidate || may === EVERYBODY) return null;
  const right = may.find((one) => holdsRight(actor, [one]));
  if (!right) throw forbidden();
  return right.code;
}

function blockersOf<State extends number, Facts, Code extends string, Name extends string>(
  {
    flow,
    words,
  }: {
    flow: Flow<State, Facts, Code, Record<Name, Move<State, Facts, Code>>>;
    words: { blocker(code: Code, count: number): Wording };
  },
  name: Name,
  facts: Facts,
) {
  const blockers = flow.moves[name].blockers?.(facts) ?? [];
  return blockers.map(({ code, count = 1 }) => words.blocker(code, count));
}

const joined =
  (wordings: readonly Wording[]): Wording =>
  (language) =>
    wordings.map((wording) => wording(language)).join(say((t) => t.fieldSeparator)(language));
