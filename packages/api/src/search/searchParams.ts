import { checkCondition, checkCount, type Condition } from './conditions';
import { clip, toCamel, toSnake } from './fieldNames';
import { isOperator, OPERATOR_SHAPES, type Operator } from './operators';
import { SearchError } from './searchError';

const KEY = /^SEARCH_([A-Z]+)_([a-z0-9_]+)(?:#[1-9]\d{0,2})?$/;

/**
 * Returns conditions as the `SEARCH_{operator}_{column}` keys that travel, lists comma-joined. A
 * second condition on the same operator and field gets the key's suffix `#2`. Dynamic ranges must
 * be resolved before.
 */
export function toSearchParam(conditions: readonly Condition[]): Record<string, string> {
  checkCount(conditions.length);
  const param: Record<string, string> = {};
  for (const condition of conditions) {
    checkCondition(condition);
    if (condition.operator === 'DYNAMIC') {
      throw new SearchError(
        'unresolved',
        `${condition.field} holds a dynamic range: call resolveDynamic(condition, now) before sending.`,
      );
    }
    param[freeKey(param, `SEARCH_${condition.operator}_${toSnake(condition.field)}`)] = wireText(
      condition.value,
    );
  }
  return param;
}

/**
 * Reads what `toSearchParam` wrote. Anything else is refused with a `SearchError`: what is not
 * understood must not widen a search.
 */
export function fromSearchParam(record: unknown): Condition[] {
  if (!isPlainObject(record))
    throw new SearchError('text', 'A search parameter is an object of SEARCH_… keys.');
  const entries = Object.entries(record);
  checkCount(entries.length);
  const conditions = entries.map(([key, value]) => readEntry(key, value));
  const rewritten = toSearchParam(conditions);
  for (const key of Object.keys(record)) {
    if (!Object.hasOwn(rewritten, key))
      throw new SearchError('key', `"${clip(key)}" is out of turn.`);
  }
  return conditions;
}

function readEntry(key: string, value: unknown): Condition {
  const [, operator, column] = KEY.exec(key) ?? [];
  if (operator === undefined || column === undefined)
    throw new SearchError('key', `"${clip(key)}" is no search key.`);
  if (!isOperator(operator) || operator === 'DYNAMIC')
    throw new SearchError('operator', `"${clip(operator)}" is no operator that travels.`);
  if (typeof value !== 'string')
    throw new SearchError('value', `The value of "${clip(key)}" is no text.`);
  const condition = { field: toCamel(column), operator, value: readValue(operator, value) };
  checkCondition(condition);
  return condition;
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
  let turn = 2;
  while (Object.hasOwn(param, `${key}#${turn}`)) turn += 1;
  return `${key}#${turn}`;
}

/** Whether `value` is an object that JSON text may have given, and no list. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
