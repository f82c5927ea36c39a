import { fieldRules, ruleText, type Field, type TextRule } from '@mingjian/api';
import type { FormField } from '@mingjian/widgets/Form';

/**
 * Returns the check of a field's texts by the rules of its kind and its `own`, which finds what the
 * server would refuse and says it in the same words; `undefined` for a field without rules.
 */
export function checkOf(
  field: Pick<Field, 'format' | 'options'>,
  language: string,
  own?: TextRule,
): Exclude<FormField['check'], undefined> | undefined {
  const rules = [...fieldRules(field), ...(own ? [own] : [])];
  if (rules.length === 0) return undefined;
  return (value) => {
    if (typeof value !== 'string') return undefined;
    const broken = rules.find((rule) => !rule.accepts(value.trim()));
    return broken && ruleText(broken, language);
  };
}
