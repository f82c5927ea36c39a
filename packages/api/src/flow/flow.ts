/** Side that makes a move: staff, a client's account, the candidate, or the product itself. */
export type Mover = 'staff' | 'client' | 'candidate' | 'system';

/** Something that stands in the way of a move, and how many of it: open tasks, returned items. */
export interface Blocker<Code extends string = string> {
  code: Code;
  /** @default 1 */
  count?: number;
}

/** A move of a flow: the states that it starts in, and the one that it leads to. */
export interface Move<State extends number, Facts, Code extends string> {
  from: readonly State[];
  /** @default the state stays */
  to?: State;
  by: readonly Mover[];
  /** Whether it goes against the course, so that it needs a reason. */
  reason?: true;
  /** Whether it is work of the provider that clients do not see. */
  internal?: true;
  /** Returns what stands in its way. */
  blockers?(facts: Facts): readonly Blocker<Code>[];
}

/** States of a row and the moves between them: the one declaration that both ends read. */
export interface Flow<
  State extends number,
  Facts,
  Code extends string,
  Moves extends Record<string, Move<State, Facts, Code>>,
  Begins extends Record<string, State> = Record<string, State>,
> {
  name: string;
  states: readonly State[];
  /** Acts that begin a row, with the state that each begins it in. */
  begins: Begins;
  moves: Moves;
}

/** Declares a flow for rows with some facts. A state that does not exist does not compile. */
export const flowOf =
  <Facts, Code extends string = never>() =>
  <
    const State extends number,
    const Moves extends Record<string, Move<NoInfer<State>, Facts, Code>>,
    const Begins extends Record<string, NoInfer<State>>,
  >(
    declared: Flow<State, Facts, Code, Moves, Begins>,
  ): Flow<State, Facts, Code, Moves, Begins> =>
    declared;

/** A move as a person may choose it, in that person's language. */
export interface MoveChoice<Name extends string = string> {
  move: Name;
  label: string;
  /** Whether it needs a reason. */
  reason: boolean;
  /** Sentences that say what stands in its way; none when it can be made now. */
  blockers: string[];
}
