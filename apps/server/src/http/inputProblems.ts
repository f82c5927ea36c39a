import type { ValidationError } from 'yup';
import type { Texts } from '../texts';

/** Returns the problems of an input, field by field, as one sentence. */
export function describeProblems(error: ValidationError, texts: Texts) {
  const seen = new Map<string, string>();
  for (const { path, type, params } of error.inner.length > 0 ? error.inner : [error]) {
    const name = path || 'input';
    if (!seen.has(name))
      seen.set(name, problem(type ?? '', (params ?? {}) as Record<string, unknown>, texts));
  }
  return [...seen].map(([name, text]) => texts.field(name, text)).join(texts.fieldSeparator);
}

function problem(type: string, params: Record<string, unknown>, t: Texts) {
  const isNumber = typeof params.value === 'number';
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
      return t.required;
    case 'max':
      return isNumber ? t.tooHigh(Number(params.max)) : t.tooLong(Number(params.max));
    case 'min':
      return isNumber ? t.tooLow(Number(params.min)) : t.tooShort(Number(params.min));
    case 'integer':
      return t.notInteger;
    case 'oneOf':
      return t.notAllowed(String(params.values));
    default:
      return t.wrongType;
  }
}
