import { useLocale } from '@mingjian/ui';
import type { SignedIn } from './session';

/** The name of a person's role in the current language; empty without one. */
export function useRoleName({ role }: Pick<SignedIn, 'role'>): string {
  const { language } = useLocale();
  return (language === 'en' && role?.roleNameEn) || role?.roleName || '';
}
