import type { MiddlewareHandler } from 'hono';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import type { RequestVariables } from '../../http/securityHeaders';

/** Most characters of a path, and of a refusal, that are stored. */
const [MOST_PATH, MOST_PROBLEM] = [200, 500];

/** Records each call that a key has made and how it ended, and nothing of its content. */
export function recordApiCalls({
  db,
  now,
  log,
}: Pick<Backend, 'db' | 'now' | 'log'>): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (context, next) => {
    const began = performance.now();
    const callTime = now();
    await next();
    const caller = context.get('keyCaller');
    if (!caller?.apiKey) return;
    const { method, path } = context.req;
    try {
      await db
        .insertInto('apiCalls')
        .values({
          id: newId(callTime),
          keyId: caller.apiKey.id,
          companyId: caller.companyId!,
          callTime,
          method,
          path: path.slice(path.indexOf('/openApi')).slice(0, MOST_PATH),
          httpStatus: context.res.status,
          problem: await problemIn(context.res),
          costMs: Math.round(performance.now() - began),
          address: caller.address.slice(0, 64),
        })
        .execute();
    } catch (error) {
      // A call that was answered stays so.
      log({ event: 'api call not recorded', message: String(error).slice(0, MOST_PROBLEM) });
    }
  };
}

/** Returns the sentence of a refusal; `null` for a success. */
async function problemIn(response: Response): Promise<string | null> {
  if (response.status < 400) return null;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { msg?: string } | null;
  return body?.msg?.slice(0, MOST_PROBLEM) ?? null;
}
