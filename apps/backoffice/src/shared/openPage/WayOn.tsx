import { Link, useTexts } from '@mingjian/ui';
import { useHasSession } from '../../shell';
import { openPageTexts } from './openPage.texts';

export interface WayOnProps {
  /** Label of the link to the sign-in page. @default a way back */
  toLogin?: string;
}

/** The link onward from an open page: to the sign-in page, or home for who is signed in. */
export function WayOn({ toLogin }: WayOnProps) {
  const t = useTexts(openPageTexts);
  return useHasSession() ? (
    <Link href="/">{t.toStart}</Link>
  ) : (
    <Link href="/login">{toLogin ?? t.toLogin}</Link>
  );
}
