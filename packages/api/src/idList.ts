import { InputError } from './http/errors';
import { ruleText } from './rules/rule';
import { separateIdRule } from './rules/valueRules';

/**
 * Returns ids as they travel, comma-joined and each once. Throws an `InputError` of `field` when an
 * id itself contains a comma, since it would arrive as two.
 */
export function joinIds(ids: readonly string[], field: string, language = 'zh'): string {
  if (!ids.every(separateIdRule.accepts)) {
    const message = ruleText(separateIdRule, language);
    throw new InputError({ [field]: message }, { message });
  }
  return [...new Set(ids)].join(',');
}

/** Returns the ids of a comma-joined text, each once. */
export function splitIds(text: string | null | undefined): string[] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '');
}
