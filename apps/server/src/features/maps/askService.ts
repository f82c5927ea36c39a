import { refusal } from '../../failure';
import { mapTexts } from './texts';

/** Milliseconds until a silent service counts as failed. */
const PATIENCE = 8_000;

/** A map service failed. The address is not part of it, since it holds the key. */
export const serviceFailed = () => refusal(502, mapTexts, (t) => t.serviceFailed);

/**
 * Returns the JSON of a map service. Throws 502 when it is silent, fails, or responds with
 * something else.
 */
export async function askService(
  url: string,
  query: Record<string, string>,
): Promise<Record<string, unknown>> {
  try {
    const response = await fetch(`${url}?${new URLSearchParams(query)}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const body: unknown = response.ok ? await response.json() : null;
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // Below.
  }
  throw serviceFailed();
}

/** Returns the objects of a list of a response, and none of anything else. */
export const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    : [];

/** Returns an object of a response; an empty one for anything else. */
export const partOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
