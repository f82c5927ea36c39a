import { useCallback } from 'react';
import { ruleText, type TextRule } from '@mingjian/api';
import { useLocale } from '@mingjian/ui';

/** Returns the check of a form's field by a rule of the contract, worded for the reader. */
export function useFormatCheck(): (rule: TextRule) => (value: unknown) => string | undefined {
  const { language } = useLocale();
  return useCallback(
    (rule) => (value) =>
      rule.accepts(String(value).trim()) ? undefined : ruleText(rule, language),
    [language],
  );
}
