/** Whether a value counts as none: nothing, blanks, an empty list, a range without ends. */
export function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object') return Object.values(value).every(isEmptyValue);
  return false;
}

/** Whether two values are the same, as a form compares them: nothing equals an empty text. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isEmptyValue(one) && isEmptyValue(other)) return true;
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
