import { useMemo } from 'react';
import { cleanText, CODE_DIGITS } from '@mingjian/api';
import { defineTexts, useTexts } from '@mingjian/ui';
import type { FormField } from '@mingjian/widgets/Form';

const texts = defineTexts('oneTimeCode', {
  zh: { code: '验证码', wrongShape: `请输入 ${CODE_DIGITS} 位数字` },
  en: { code: 'Code', wrongShape: `Enter the ${CODE_DIGITS} digits` },
});

/** Returns the field `code` of a code that was sent to the person. */
export function useCodeField(): FormField {
  const t = useTexts(texts);
  return useMemo(
    () => ({
      kind: 'text',
      field: 'code',
      label: t.code,
      required: true,
      wide: true,
      // Copied digits may have blanks between them.
      maxLength: 2 * CODE_DIGITS,
      inputMode: 'tel',
      check: (value) =>
        /^\d{6}$/.test(cleanText(String(value), 'code')) ? undefined : t.wrongShape,
    }),
    [t],
  );
}
