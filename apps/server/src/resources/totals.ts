import { SharedResults } from './sharedResults';

const LIMIT = 500;

/**
 * Remembers how many rows a filter matches, because counting a million rows takes longer than
 * reading a page of them. Everything is forgotten at the first write, so a remembered total is
 * exact; where others write too, nothing is remembered, and who asks at the same time shares a
 * count.
 */
export class Totals {
  readonly #known = new Map<string, Promise<number>>();
  readonly #counts = new SharedResults<number>();
  readonly #remembers: boolean;
  #changes = 0;

  constructor(remembers: boolean) {
    this.#remembers = remembers;
  }

  /**
   * A number that is equal at two moments between which no row has changed; `undefined` where other
   * processes write too.
   */
  get moment(): number | undefined {
    return this.#remembers ? this.#changes : undefined;
  }

  /** Returns the total of `key`, counted once for all concurrent requests. */
  of(key: string, count: () => Promise<number>) {
    if (!this.#remembers) return this.#counts.of(key, count);
    const known = this.#known.get(key);
    if (known) return known;
    const counted = count();
    if (this.#known.size >= LIMIT) this.#known.delete(this.#known.keys().next().value!);
    this.#known.set(key, counted);
    counted.catch(() => this.#known.delete(key));
    return counted;
  }

  /** Forgets all totals, those that are being counted too: rows have changed. */
  forget() {
    this.#changes += 1;
    this.#known.clear();
  }
}
