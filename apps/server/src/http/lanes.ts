interface Waiting {
  person: string;
  begin: () => void;
}

/**
 * Work of many people, little at a time and in the order of its arrival. Whoever has work running
 * waits behind those who have none, so that one person with much of it leaves a lane to others.
 */
export class Lanes {
  readonly #running: string[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  /** Runs work in its turn. Rejects at once when the signal ends its waiting. */
  async run<T>(person: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(person, signal);
    try {
      return await work();
    } finally {
      this.#running.splice(this.#running.indexOf(person), 1);
      this.#next();
    }
  }

  async #turnOf(person: string, signal: AbortSignal) {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(signal.reason as Error);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const turn = { person, begin };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(turn);
      this.#next();
    });
  }

  #next() {
    if (this.#running.length >= this.#count || this.#waiting.length === 0) return;
    const idle = this.#waiting.findIndex(({ person }) => !this.#running.includes(person));
    const [turn] = this.#waiting.splice(Math.max(idle, 0), 1);
    this.#running.push(turn!.person);
    turn!.begin();
  }
}
