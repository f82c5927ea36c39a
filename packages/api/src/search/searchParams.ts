import { checkCondition, checkCount, type Condition } from './conditions';
import { clip, toCamel, toSnake } from './fieldNames';
import { isOperator, OPERATOR_SHAPES, type Operator } from './operators';
import { SearchError } from './searchError';

const KEY = /^(SEARCH_([A-Z]+)_([a-z0-9_]+?))(?:#([1-9]\d{0,2}))?$/;

/**
 * Returns conditions as the `SEARCH_{operator}_{column}` keys that travel, lists comma-joined. A
 * second condition on the same operator and field gets the key's suffix `#2`. Dynamic ranges must
 * be resolved before.
 */
export function toSearchParam(conditions: readonly Condition[]): Record<string, string> {
  checkCount(conditions.length);
  const param: Record<string, string> = {};
  for (const condition of conditions) {
    const { field, operator, value } = condition;
    checkCondition(condition);
    if (operator === 'DYNAMIC') {
      throw new SearchError(
        'unresolved',
        `${field} holds a dynamic range: call resolveDynamic(condition, now) before sending.`,
        { field },
      );
    }
    param[freeKey(param, `SEARCH_${operator}_${toSnake(field)}`)] = wireText(value);
  }
  return param;
}

/**
 * Decodes the record of `toSearchParam`. Anything else is refused with a `SearchError`, because an
 * ignored condition would widen the search.
 */
export function fromSearchParam(record: unknown): Condition[] {
  if (!isPlainObject(record))
    throw new SearchError('text', 'A search parameter is an object of SEARCH_… keys.');
  const entries = Object.entries(record);
  checkCount(entries.length);
  const decoded = entries.map(([key, value]) => readEntry(key, value));
  const counts = new Map<string, number>();
  for (const { base } of decoded) counts.set(base, (counts.get(base) ?? 0) + 1);
  for (const { base, number } of decoded) {
    if (number > counts.get(base)!)
      throw new SearchError('key', `"${clip(base)}" has a gap before #${number}.`);
  }
  return decoded.map(({ condition }) => condition);
}

function readEntry(key: string, value: unknown) {
  const [, base, operator, column, suffix] = KEY.exec(key) ?? [];
  if (base === undefined || operator === undefined || column === undefined || suffix === '1')
    throw new SearchError('key', `"${clip(key)}" is not a search key.`);
  if (!isOperator(operator) || operator === 'DYNAMIC')
    throw new SearchError('operator', `"${clip(operator)}" is not an operator that travels.`);
  if (typeof value !== 'string')
    throw new SearchError('value', `The value of "${clip(key)}" is not a text.`);
  const condition = { field: toCamel(column), operator, value: readValue(operator, value) };
  checkCondition(condition);
  return { base, number: Number(suffix ?? 1), condition };
}

function readValue(operator: Operator, text: string): Condition['value'] {
  const shape = OPERATOR_SHAPES[operator];
  if (shape === 'none') return text === '' ? null : text;
  return shape === 'list' || shape === 'range' ? text.split(',') : text;
}

function wireText(value: Condition['value']): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : value.join(',');
}

function freeKey(param: Record<string, string>, key: string): string {
  if (!Object.hasOwn(param, key)) return key;
  let number = 2;
  while (Object.hasOwn(param, `${key}#${number}`)) number += 1;
  return `${key}#${number}`;
}

/** Whether `value` is a JSON object rather than a list or a scalar. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
