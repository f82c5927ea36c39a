import type { FormProblem, FormProblems, FormSchema } from '../formProblem';

/** Parts of yup's `ValidationError`, of the whole and of each fault inside. */
interface Fault {
  path?: string | undefined;
  type?: string | undefined;
  message?: string | undefined;
  params?: { max?: unknown; min?: unknown; values?: unknown; value?: unknown } | undefined;
  inner?: readonly Fault[] | undefined;
}

/** Returns the first problem of each field that a schema finds. Other errors are thrown on. */
export async function schemaProblems(
  schema: FormSchema,
  values: Readonly<Record<string, unknown>>,
): Promise<FormProblems> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ValidationError') throw error;
    const whole = error as Fault;
    const problems: Record<string, FormProblem> = {};
    for (const fault of whole.inner?.length ? whole.inner : [whole])
      problems[fault.path ?? ''] ??= problemOf(fault);
    return problems;
  }
}

const RULES: Readonly<Record<string, (fault: Fault, isNumber: boolean) => FormProblem>> = {
  required: () => ({ rule: 'required' }),
  optionality: () => ({ rule: 'required' }),
  nullable: () => ({ rule: 'required' }),
  integer: () => ({ rule: 'notInteger' }),
  max: ({ params }, isNumber) => ({
    rule: isNumber ? 'tooHigh' : 'tooLong',
    limit: Number(params?.max),
  }),
  min: ({ params }, isNumber) => ({
    rule: isNumber ? 'tooLow' : 'tooShort',
    limit: Number(params?.min),
  }),
  oneOf: ({ params }) => ({ rule: 'notAllowed', values: String(params?.values) }),
};

/** A message that the schema's author wrote begins neither with the path nor with "this". */
function problemOf(fault: Fault): FormProblem {
  const { path = '', type = '', message = '', params } = fault;
  const isOwn = message !== '' && !message.startsWith(path || 'this') && !/^this\b/.test(message);
  if (isOwn) return message;
  const rule = Object.hasOwn(RULES, type) ? RULES[type] : undefined;
  return rule?.(fault, typeof params?.value === 'number') ?? { rule: 'wrongFormat' };
}
