import type { Context, MiddlewareHandler } from 'hono';
import type { RequestVariables } from './securityHeaders';

/** Takes one line of the log. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

/** Writes each line as JSON to stderr. */
export const logToStderr: Log = (line) =>
  void process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);

/**
 * Logs one line a request, with the network address that it came from. Neither query, headers nor
 * bodies: they hold tokens and people.
 */
export function requestLog(
  log: Log,
  addressOf: (context: Context) => string,
): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const { method, path } = context.req;
    log({
      event: 'request',
      method,
      path: path.slice(0, 200),
      status: context.res.status,
      ms,
      user: context.get('userId') ?? null,
      address: addressOf(context),
    });
  };
}
