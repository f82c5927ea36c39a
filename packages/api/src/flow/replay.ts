import type { Flow, Move } from './flow';

/** An event as a flow stores it: what was done, and the state before and after. */
export interface FlowEvent<State extends number> {
  action: string;
  /** `null` for the event that begins a row. */
  before: State | null;
  after: State;
}

/**
 * Returns the state that events lead to, oldest first. Throws an `Error` with the place of an event
 * that its flow does not allow.
 */
export function replay<State extends number, Facts, Code extends string>(
  {
    begins,
    moves,
  }: Pick<Flow<State, Facts, Code, Record<string, Move<State, Facts, Code>>>, 'begins' | 'moves'>,
  events: readonly FlowEvent<State>[],
): State | undefined {
  let state: State | undefined;
  events.forEach(({ action, before, after }, place) => {
    const move = moves[action];
    const isAllowed =
      state === undefined
        ? before === null && begins[action] === after
        : move?.from.includes(state) === true && before === state && after === (move.to ?? state);
    if (!isAllowed) throw new Error(`Event ${place + 1}: ${action} from ${before} to ${after}`);
    state = after;
  });
  return state;
}
