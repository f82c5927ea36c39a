import {
  fieldRules,
  problemIn,
  ruleText,
  type Field,
  type RuleProblem,
  type TextRule,
} from '@mingjian/api';
import type { FormField, FormValues } from '@mingjian/widgets/Form';

/**
 * Returns the check of a field by the rules of its kind, its `own` and that beside other values. It
 * finds what the server would refuse and says it in the same words; `undefined` without rules.
 */
export function checkOf(
  field: Pick<Field, 'format' | 'options'>,
  language: string,
  own?: TextRule,
  checkBeside?: (values: FormValues) => RuleProblem | undefined,
): Exclude<FormField['check'], undefined> | undefined {
  const rules = [...fieldRules(field), ...(own ? [own] : [])];
  if (rules.length === 0 && !checkBeside) return undefined;
  return (value, values) => {
    const problem = checkBeside?.(values);
    if (problem) return ruleText({ problem }, language);
    if (typeof value !== 'string') return undefined;
    const text = value.trim();
    const broken = rules.find((rule) => !rule.accepts(text));
    return broken && ruleText({ problem: problemIn(broken, text) }, language);
  };
}
