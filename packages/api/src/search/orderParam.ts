import { clip, toCamel, toSnake } from './fieldNames';
import { SearchError } from './searchError';

/** One sort key of a list. */
export interface OrderBy {
  /** In camelCase, as in the entity. */
  field: string;
  descending: boolean;
}

/** Most sort keys that one list may have. */
export const ORDER_LIMIT = 5;

/** Returns sort keys as they travel: `order_time desc, id asc`. */
export function toOrderParam(keys: readonly OrderBy[]): string {
  checkKeys(keys);
  return keys
    .map(({ field, descending }) => `${toSnake(field)} ${descending ? 'desc' : 'asc'}`)
    .join(', ');
}

/** Reads what `toOrderParam` wrote; a key without direction ascends, none means no order. */
export function fromOrderParam(text?: string): OrderBy[] {
  if (text === undefined || text.trim() === '') return [];
  const keys = text.split(',').map((part) => {
    const [, column, direction] = /^([a-z0-9_]+)(?: +(asc|desc))?$/i.exec(part.trim()) ?? [];
    if (column === undefined) throw new SearchError('text', `"${clip(part)}" is no sort key.`);
    return { field: toCamel(column), descending: direction?.toLowerCase() === 'desc' };
  });
  checkKeys(keys);
  return keys;
}

function checkKeys(keys: readonly OrderBy[]): void {
  if (keys.length > ORDER_LIMIT)
    throw new SearchError('tooMany', `A list sorts by at most ${ORDER_LIMIT} keys.`);
  if (new Set(keys.map((key) => key.field)).size < keys.length)
    throw new SearchError('field', 'A list sorts by a field once.');
}
