import { addAbortSignal, type Readable } from 'node:stream';

/** A writing of this process. */
interface Writer {
  stop(): void;
  ended: Promise<void>;
}

/**
 * Returns the writings of this process by their targets: one at a time, of which a later ends an
 * earlier. Whoever sends now is right: the server may learn late that another connection was cut.
 */
export function latestWriters() {
  const writers = new Map<string, Writer>();
  return {
    /** Ends the writing to the same target, and then runs `write`, which a later one ends. */
    async run<T>(
      target: string,
      stream: Readable,
      write: (stream: Readable) => Promise<T>,
    ): Promise<T> {
      const before = writers.get(target);
      const stopping = new AbortController();
      let end = () => {};
      const ended = new Promise<void>((resolve) => (end = resolve));
      const writer = { stop: () => stopping.abort(), ended };
      writers.set(target, writer);
      before?.stop();
      await before?.ended;
      try {
        return await write(addAbortSignal(stopping.signal, stream));
      } finally {
        if (writers.get(target) === writer) writers.delete(target);
        end();
      }
    },
  };
}
