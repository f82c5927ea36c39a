import { useCallback } from 'react';
import { problemIn, ruleText, type TextRule } from '@mingjian/api';
import { useLocale } from '@mingjian/ui';

/** Returns the check of a form's field by a rule of the contract, worded for the reader. */
export function useFormatCheck(): (rule: TextRule) => (value: unknown) => string | undefined {
  const { language } = useLocale();
  return useCallback(
    (rule) => (value) => {
      const text = String(value).trim();
      if (rule.accepts(text)) return undefined;
      return ruleText({ problem: problemIn(rule, text) }, language);
    },
    [language],
  );
}
