/**
 * Shares one result among concurrent equal requests. A caller never gets a result that started
 * before its call, so it sees its own writes.
 */
export class SharedResults<T> {
  readonly #running = new Map<string, Promise<T>>();
  readonly #next = new Map<string, Promise<T>>();

  /**
   * Returns the response to the question `key`. While an earlier one is on its way, all who ask
   * wait for the one after it.
   */
  of(key: string, ask: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (!running) return this.#begin(key, ask);
    const known = this.#next.get(key);
    if (known) return known;
    const begin = () => {
      this.#next.delete(key);
      return this.#begin(key, ask);
    };
    const next = running.then(begin, begin);
    this.#next.set(key, next);
    return next;
  }

  #begin(key: string, ask: () => Promise<T>) {
    const answer = ask().finally(() => {
      if (this.#running.get(key) === answer) this.#running.delete(key);
    });
    this.#running.set(key, answer);
    return answer;
  }
}
