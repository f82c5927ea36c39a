import { refusal } from '../failure';
import { say } from '../texts';

/** Searches that cost less than this run at once. */
const COSTLY = 20;
/** Costly queries of one person that may wait. */
const WAITING = 10;
/** Longest pause after a query, in milliseconds. */
const LONGEST_PAUSE = 2_000;

interface Turn {
  waiting: number;
  /** Resolves when the last query and its pause are over. */
  free: Promise<void>;
}

/**
 * Runs the costly queries of one person one after another. Each is followed by a pause as long as
 * itself, so one person takes at most half of the database's time, however many requests arrive.
 */
export class SearchTurns {
  readonly #turns = new Map<string, Turn>();

  /** Runs a query of a search with this cost, at once or after the person's earlier ones. */
  run<T>(person: string, cost: number, query: () => Promise<T>): Promise<T> {
    if (cost < COSTLY) return query();
    const turn = this.#turns.get(person) ?? { waiting: 0, free: Promise.resolve() };
    if (turn.waiting >= WAITING) throw tooManySearches();
    turn.waiting += 1;
    this.#turns.set(person, turn);

    let started = 0;
    const result = turn.free.then(() => {
      started = performance.now();
      return query();
    });
    const ended = result.then(noResult, noResult);
    turn.free = ended.then(() => pause(Math.min(performance.now() - started, LONGEST_PAUSE)));
    void turn.free.then(() => {
      turn.waiting -= 1;
      if (turn.waiting === 0) this.#turns.delete(person);
    });
    return result;
  }

  /**
   * Runs a query at once, for callers that hold a transaction and must not wait in it. Throws 429
   * while an earlier costly query of the person is not over.
   */
  runNow<T>(person: string, cost: number, query: () => Promise<T>): Promise<T> {
    if (cost >= COSTLY && this.#turns.has(person)) throw tooManySearches();
    return this.run(person, cost, query);
  }
}

const noResult = () => undefined;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

const tooManySearches = () => refusal(429, say, (t) => t.tooManySearches, { retryAfter: 1 });
