import type { ListRequest } from '@mingjian/api';
import { Failure } from '../failure';

const CONDITION_LIMIT = 50;
const LIST_LIMIT = 1_000;
const KILOBYTE_LIMIT = 64;

/**
 * Throws 400 with the limit that a list's filters exceed: 64 KB of them, 50 conditions in one,
 * 1,000 values in a condition. What cannot be read is left to the reading that follows.
 */
export function checkCaps({
  searchParam = '',
  searchParamS = '',
}: Pick<ListRequest, 'searchParam' | 'searchParamS'>) {
  if (Buffer.byteLength(searchParam) + Buffer.byteLength(searchParamS) > KILOBYTE_LIMIT * 1_024)
    throw new Failure(400, (t) => t.searchTooLarge(KILOBYTE_LIMIT));
  checkConditions(parsed(() => searchParam));
  const advanced = parsed(() => decodeURIComponent(searchParamS));
  if (isRecord(advanced)) checkConditions(advanced.searchParam);
}

function checkConditions(conditions: unknown) {
  if (!isRecord(conditions)) return;
  const entries = Object.entries(conditions);
  if (entries.length > CONDITION_LIMIT)
    throw new Failure(400, (t) => t.searchTooManyConditions(CONDITION_LIMIT));
  for (const [key, value] of entries) {
    if (typeof value !== 'string' || value.split(',').length <= LIST_LIMIT) continue;
    const field = key
      .replace(/^SEARCH_[A-Z]+_|#\d+$/g, '')
      .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    throw new Failure(400, (t) => t.searchTooManyValues(field.slice(0, 60), LIST_LIMIT));
  }
}

function parsed(text: () => string): unknown {
  try {
    return JSON.parse(text());
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
