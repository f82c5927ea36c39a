import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import type { Database } from './database/connect';
import { notFound } from './failure';
import { createExportDesk } from './features/listExports/exportDesk';
import { apiRoutes } from './http/api';
import type { Backend } from './http/backend';
import { failWith } from './http/envelope';
import { logToStderr, requestLog, type Log } from './http/requestLog';
import { securityHeaders, type RequestVariables } from './http/securityHeaders';
import { staticApp } from './http/staticApp';
import { Totals } from './resources/totals';

/** Base path of every call. */
export const API_BASE = '/CM-API';

/** What a server is made of. */
export interface ServerOptions {
  backend: Backend;
  /**
   * Folder of the built app.
   * @default the back-office's `dist`
   */
  staticDir?: string | undefined;
  /** @default JSON lines to stderr */
  log?: Log;
  /**
   * Whether a proxy of ours stands in front, so that `X-Forwarded-For` and `X-Forwarded-Proto` are
   * true.
   * @default false
   */
  trustProxy?: boolean;
}

/** Tables whose rows no list counts. */
const UNCOUNTED = new Set([
  'sessions',
  'login_attempts',
  'captchas',
  'captcha_tickets',
  'operate_logs',
  'idempotency_keys',
  'article_progress',
  'list_views',
  'export_jobs',
  'export_rows',
]);

/** What handlers work with is made of. */
export interface BackendOptions {
  /** Where the files of exports lie. */
  exportFolder: string;
  /** @default the system's clock */
  clock?: () => Date;
  /** @default JSON lines to stderr */
  log?: Log;
}

/** Returns what handlers work with. */
export function createBackend(
  database: Database,
  { exportFolder, clock = () => new Date(), log = logToStderr }: BackendOptions,
): Backend {
  const totals = new Totals(database.exclusive);
  database.onWrite((table) => {
    if (!UNCOUNTED.has(table)) totals.forget();
  });
  const base = {
    db: database.db,
    totals,
    now: () => new Date(Math.floor(clock().getTime() / 1_000) * 1_000),
  };
  const onFault = (job: string, error: unknown) =>
    log({ event: 'export broke', job, message: String(error).slice(0, 500) });
  return {
    ...base,
    exports: createExportDesk(base, { folder: exportFolder, isAlone: database.exclusive, onFault }),
  };
}

/**
 * Returns the whole server as one Hono app. It listens to no port of its own, so a test can call
 * `app.request`.
 */
export function createServer({
  backend,
  staticDir,
  log = logToStderr,
  trustProxy = false,
}: ServerOptions) {
  const app = new Hono<{ Variables: RequestVariables }>();
  app.use(requestLog(log));
  app.use(securityHeaders((request) => isHttps(request, trustProxy)));
  app.onError(failWith(log));
  app.route(
    API_BASE,
    apiRoutes(backend, (context) => addressOf(context, trustProxy)),
  );
  app.use(staticApp(staticDir ?? defaultStaticDir()));
  app.all('*', () => {
    throw notFound();
  });
  return app;
}

/**
 * The built server lies in `apps/server/dist`, its source in `apps/server/src`: the app is the same
 * way from both.
 */
function defaultStaticDir() {
  return fileURLToPath(new URL('../../backoffice/dist', import.meta.url));
}

/** Whether the app has been built, so that there is something to open in a browser. */
export const hasBuiltApp = (staticDir = defaultStaticDir()) => existsSync(staticDir);

function isHttps(request: Request, trustProxy: boolean) {
  return (
    new URL(request.url).protocol === 'https:' ||
    (trustProxy && request.headers.get('x-forwarded-proto') === 'https')
  );
}

/**
 * The last entry is the one that our own proxy wrote; those before it are what the caller claims.
 */
function addressOf(context: Context, trustProxy: boolean) {
  const forwarded = trustProxy
    ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  if (forwarded) return forwarded.slice(0, 64);
  return context.env && 'incoming' in context.env
    ? (getConnInfo(context).remote.address ?? 'unknown')
    : 'local';
}
