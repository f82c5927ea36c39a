import type { KyselyPlugin } from 'kysely';
import type { createTestServer, Reply } from './testServer';

/** Outcome of a call that was to be killed. */
export interface KilledCall {
  reply: Reply;
  /** Whether it had so many queries; otherwise it came to its end. */
  wasKilled: boolean;
}

/**
 * Lets calls of a server die in the middle of what they write: the query of a number is not sent,
 * and what is under way breaks off, as it does when the process or its connection dies.
 */
export function killingCalls(server: Awaited<ReturnType<typeof createTestServer>>) {
  let left = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (left > 0 && (left -= 1) === 0) throw new Error('Killed.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  server.backend.db = server.backend.db.withPlugin(plugin);
  return async (query: number, call: () => Promise<Reply>): Promise<KilledCall> => {
    left = query;
    const reply = await call();
    const wasKilled = left === 0;
    left = 0;
    return { reply, wasKilled };
  };
}
