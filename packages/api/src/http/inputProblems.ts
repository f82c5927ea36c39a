import { ruleText } from '../rules/rule';
import { TEXT_RULES, type TextFormat } from '../rules/textRules';

/** The rule that a field of an input breaks; `custom` carries the message that its schema gives. */
export type InputProblem =
  | { rule: 'custom'; message: string }
  | { rule: 'required' | 'notInteger' | 'wrongFormat' }
  | { rule: 'tooLong' | 'tooShort' | 'tooHigh' | 'tooLow'; limit: number }
  | { rule: 'notAllowed'; values: string }
  | { rule: 'format'; format: TextFormat };

interface SchemaFault {
  path?: string | undefined;
  type?: string | undefined;
  message?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/**
 * Returns the problems that a yup `ValidationError` reports, the first of each field by its path,
 * such as `items[0].name`.
 */
export function inputProblems(error: unknown): Record<string, InputProblem> {
  const { inner = [], ...whole } = error as SchemaFault & {
    inner?: readonly SchemaFault[] | undefined;
  };
  const problems: Record<string, InputProblem> = {};
  for (const fault of inner.length > 0 ? inner : [whole])
    problems[fault.path ?? ''] ??= problemOf(fault);
  return problems;
}

/** Returns a problem in the reader's language: English for `en…`, otherwise Chinese. */
export function problemText(problem: InputProblem, language: string): string {
  if (problem.rule === 'custom') return problem.message;
  if (problem.rule === 'format') return ruleText(TEXT_RULES[problem.format], language);
  const isEnglish = language.toLowerCase().startsWith('en');
  const [zh, en] = TEXTS[problem.rule];
  const value = 'limit' in problem ? problem.limit : 'values' in problem ? problem.values : '';
  return (isEnglish ? en : zh).replace('{value}', String(value));
}

const TEXTS: Record<
  Exclude<InputProblem['rule'], 'custom' | 'format'>,
  readonly [zh: string, en: string]
> = {
  required: ['必填', 'is required'],
  notInteger: ['必须是整数', 'must be a whole number'],
  wrongFormat: ['格式不正确', 'has an invalid format'],
  tooLong: ['最多 {value} 个字符', 'must have at most {value} characters'],
  tooShort: ['至少 {value} 个字符', 'must have at least {value} characters'],
  tooHigh: ['不能大于 {value}', 'must be at most {value}'],
  tooLow: ['不能小于 {value}', 'must be at least {value}'],
  notAllowed: ['只能是 {value}', 'must be one of {value}'],
};

/** yup's own messages begin with the path, or with "this" where there is none. */
const isOwn = (message: string, path: string | undefined) =>
  message.startsWith(path || 'this') || message.startsWith('this ');

function problemOf({ type, path, message, params = {} }: SchemaFault): InputProblem {
  if (message && !isOwn(message, path)) return { rule: 'custom', message };
  const isNumber = typeof params.value === 'number';
  switch (type) {
    case 'required':
    case 'optionality':
    case 'nullable':
      return { rule: 'required' };
    case 'max':
      return { rule: isNumber ? 'tooHigh' : 'tooLong', limit: Number(params.max) };
    case 'min':
      return { rule: isNumber ? 'tooLow' : 'tooShort', limit: Number(params.min) };
    case 'integer':
      return { rule: 'notInteger' };
    case 'oneOf':
      return { rule: 'notAllowed', values: String(params.values) };
    default:
      return isFormat(type) ? { rule: 'format', format: type } : { rule: 'wrongFormat' };
  }
}

/** Whether the name of a failed test is that of a format. */
const isFormat = (type: string | undefined): type is TextFormat =>
  type !== undefined && Object.hasOwn(TEXT_RULES, type);
