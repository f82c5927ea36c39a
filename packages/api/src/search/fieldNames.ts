import { SearchError } from './searchError';

const CAMEL = /^[a-z][a-zA-Z0-9]{0,63}$/;
const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z][a-z0-9]*)*$/;

/**
 * Returns `labelValue1` as `label_value1`. Every capital begins a word, so that the way back is
 * exact.
 */
export function toSnake(field: string): string {
  if (typeof field !== 'string' || !CAMEL.test(field))
    throw new SearchError(
      'field',
      `"${clip(field)}" is no field name: letters and digits in camelCase, 64 at most.`,
    );
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** Returns `label_value1` as `labelValue1`. */
export function toCamel(column: string): string {
  const field = SNAKE.test(column)
    ? column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : '';
  if (!CAMEL.test(field))
    throw new SearchError('field', `"${clip(column)}" is no column name in snake_case.`);
  return field;
}

/** Returns the start of a text that an error quotes. */
export function clip(text: unknown): string {
  return String(text).slice(0, 60);
}
