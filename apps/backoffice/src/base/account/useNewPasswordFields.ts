import { useMemo, type RefObject } from 'react';
import { samePasswordRule, TEXT_RULES } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { FormField } from '@mingjian/widgets/Form';
import { useFormatCheck } from './useFormatCheck';
import { newPasswordTexts } from './newPassword.texts';

/**
 * Returns the field `newPassWord` and the one that repeats it. `typed` returns the value of the
 * first.
 */
export function useNewPasswordFields(typed: RefObject<() => unknown>): readonly FormField[] {
  const t = useTexts(newPasswordTexts);
  const check = useFormatCheck();
  return useMemo(() => {
    const password = { kind: 'password', required: true, maxLength: 256, wide: true } as const;
    return [
      {
        ...password,
        field: 'newPassWord',
        label: t.new,
        description: t.newNote,
        check: check(TEXT_RULES.password),
      },
      {
        ...password,
        field: 'confirmed',
        label: t.confirm,
        check: (value) => check(samePasswordRule(String(typed.current())))(value),
      },
    ];
  }, [t, check, typed]);
}
