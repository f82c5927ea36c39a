import { clip, toCamel, toSnake } from './fieldNames';
import { SEARCH_LIMITS } from './limits';
import { limitError, SearchError } from './searchError';

/** One sort key of a list. */
export interface OrderBy {
  /** In camelCase, as in the row. */
  field: string;
  descending: boolean;
}

/** Returns sort keys as they travel: `order_time desc, id asc`. */
export function toOrderParam(keys: readonly OrderBy[]): string {
  checkKeys(keys);
  return keys
    .map(({ field, descending }) => `${toSnake(field)} ${descending ? 'desc' : 'asc'}`)
    .join(', ');
}

/** Decodes an order parameter; a key without direction ascends, none means no order. */
export function fromOrderParam(text?: string): OrderBy[] {
  if (text === undefined || text.trim() === '') return [];
  const keys = text.split(',').map((part) => {
    const [, column, direction] = /^([a-z0-9_]+)(?: +(asc|desc))?$/i.exec(part.trim()) ?? [];
    if (column === undefined) throw new SearchError('text', `"${clip(part)}" is not a sort key.`);
    return { field: toCamel(column), descending: direction?.toLowerCase() === 'desc' };
  });
  checkKeys(keys);
  return keys;
}

function checkKeys(keys: readonly OrderBy[]): void {
  if (keys.length > SEARCH_LIMITS.sortKeys) throw limitError('sortKeys');
  if (new Set(keys.map((key) => key.field)).size < keys.length)
    throw new SearchError('field', 'A list sorts by a field once.');
}
