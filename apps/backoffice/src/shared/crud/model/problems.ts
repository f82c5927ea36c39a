import type { Accepts } from '@mingjian/api';

/** What can be wrong with a field, before it is said in words. */
export type Problem =
  | { kind: 'required' | 'notInteger' | 'wrong' }
  | { kind: 'tooLong' | 'tooShort' | 'tooHigh' | 'tooLow'; limit: number };

interface SchemaFault {
  path?: string;
  type?: string;
  params?: { max?: unknown; min?: unknown; value?: unknown };
}

/**
 * Returns what a call's schema finds wrong with an input, the first problem of each field; none
 * when it fits.
 */
export async function problemsOf(
  schema: Accepts<unknown>,
  input: unknown,
): Promise<Record<string, Problem>> {
  try {
    await schema.validate(input, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner = [], ...whole } = error as SchemaFault & { inner?: readonly SchemaFault[] };
    const problems: Record<string, Problem> = {};
    for (const fault of inner.length > 0 ? inner : [whole])
      problems[fault.path ?? ''] ??= problemOf(fault);
    return problems;
  }
}

function problemOf({ type, params = {} }: SchemaFault): Problem {
  const isNumber = typeof params.value === 'number';
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
      return { kind: 'required' };
    case 'max':
      return { kind: isNumber ? 'tooHigh' : 'tooLong', limit: Number(params.max) };
    case 'min':
      return { kind: isNumber ? 'tooLow' : 'tooShort', limit: Number(params.min) };
    case 'integer':
      return { kind: 'notInteger' };
    default:
      return { kind: 'wrong' };
  }
}
