import type { AnyCall } from '@mingjian/api';
import type { Context } from 'hono';
import { Failure, inputFailure } from '../failure';
import type { Language } from '../texts';
import { say } from '../texts';

/**
 * Returns the input of a request in the call's transport. A GET that is served by POST too has a
 * body.
 */
export async function readInput(context: Context, call: AnyCall): Promise<object> {
  const raw = { ...(await readRaw(context, call)), ...context.req.param() };
  if (holdsNul(raw))
    throw new Failure(
      400,
      say((t) => t.unreadable),
    );
  return raw;
}

/**
 * Throws 400 when a request carries a field besides `fields`. One that is hidden gets the response
 * of one that does not exist.
 */
export function refuseOtherFields(raw: object, fields: readonly string[], language: Language) {
  const others = Object.keys(raw).filter((name) => !fields.includes(name));
  if (others.length > 0)
    throw inputFailure(
      others.slice(0, 10).map((name) => [name.slice(0, 64), say((t) => t.notWritable)]),
      language,
    );
}

async function readRaw({ req }: Context, call: AnyCall): Promise<object> {
  if (req.method === 'GET') return req.query();
  const type = req.header('content-type') ?? '';
  if (
    type.startsWith('application/x-www-form-urlencoded') ||
    type.startsWith('multipart/form-data')
  ) {
    return { ...(await req.parseBody()) };
  }
  const body = await req.text();
  const query = call.sends === 'query' ? req.query() : {};
  if (body.trim() === '') return query;
  try {
    const parsed: unknown = JSON.parse(body);
    if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed))
      throw new SyntaxError('not an object');
    return { ...query, ...parsed };
  } catch {
    throw new Failure(
      400,
      say((t) => t.unreadable),
    );
  }
}

/** PostgreSQL stores no NUL, and no person types one. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
}
