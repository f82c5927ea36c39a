import { Hono, type Context } from 'hono';

/** Milliseconds after which a database that has not responded counts as lost. */
const PATIENCE = 2_000;

/** Facts from which the probes respond. */
export interface ProbeOptions {
  /** Whether the process is about to stop. */
  isDraining: () => boolean;
  /** Whether the database responds and has every migration of this release. May reject. */
  isMigrated: () => Promise<boolean>;
  /** Milliseconds of patience with the database. @default 2000 */
  patience?: number | undefined;
}

/**
 * Returns the probes of supervisors and proxies: `/healthz` responds while the process does,
 * `/readyz` with 200 while it should get requests. Neither says why.
 */
export function probes({ isDraining, isMigrated, patience = PATIENCE }: ProbeOptions) {
  const app = new Hono();
  let running: Promise<boolean> | undefined;
  // One query at a time: whoever calls without a pause holds one connection of the pool, not all.
  const look = () =>
    (running ??= isMigrated()
      .catch(() => false)
      .finally(() => (running = undefined)));
  app.get('/healthz', (context) => respond(context, true));
  app.get('/readyz', async (context) =>
    respond(context, !isDraining() && (await within(patience, look()))),
  );
  return app;
}

const respond = (context: Context, isWell: boolean) =>
  context.text(isWell ? 'ok\n' : 'unavailable\n', isWell ? 200 : 503, {
    'Cache-Control': 'no-store',
  });

/** Resolves with the result of `work`, or with `false` when it takes longer. */
async function within(milliseconds: number, work: Promise<boolean>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
