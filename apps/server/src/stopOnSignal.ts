/** Parts of a process that end one after the other. */
export interface StopSteps {
  /** Milliseconds for which requests are still answered after SIGTERM. */
  drain: number;
  /** Called at once: from then on the process is not ready. */
  onDrain: () => void;
  /** Takes no more requests or jobs, and finishes those that run. */
  close: () => Promise<unknown>;
  /** Closes the database, then frees the folder. */
  release: () => Promise<void>;
}

/**
 * Ends the process in order: an answered write is on disk when the next server opens the database.
 * SIGTERM gives proxies time to see that this process is not ready; at a terminal nobody waits.
 * Ctrl-C reaches a server that npm has started twice at once; only a later second one means
 * impatience.
 */
export function stopOnSignal({ drain, onDrain, close, release }: StopSteps) {
  let stoppedAt: number | undefined;
  const stop = async (pause: number) => {
    if (stoppedAt !== undefined)
      return Date.now() - stoppedAt > 1_000 ? process.exit(1) : undefined;
    stoppedAt = Date.now();
    onDrain();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    await close();
    await release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(drain));
  process.on('SIGINT', () => void stop(0));
}
