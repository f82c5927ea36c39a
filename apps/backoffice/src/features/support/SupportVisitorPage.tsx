import { EmptyState, Link, useTexts } from '@mingjian/ui';
import { MessageCircle } from 'lucide-react';
import { OpenPageLayout } from '../../shared/openPage/OpenPageLayout';
import { supportTexts } from './support.texts';

/** The page of support for visitors: conversations belong to accounts. */
export function SupportVisitorPage() {
  const t = useTexts(supportTexts);
  return (
    <OpenPageLayout title={t.title}>
      <EmptyState
        icon={MessageCircle}
        level={1}
        title={t.signIn}
        description={t.signInText}
        action={
          <>
            <Link href="/login?redirect=%2Fim">{t.toLogin}</Link>
            <Link href="/register">{t.register}</Link>
          </>
        }
      />
    </OpenPageLayout>
  );
}
