import { EmptyState, Link, useTexts } from '@mingjian/ui';
import { Construction } from 'lucide-react';
import * as S from './Pages.styles';
import { pagesTexts } from './pages.texts';

/** The page of an address that needs no session and that this version lacks. */
export function MissingOpenPage() {
  const t = useTexts(pagesTexts);
  return (
    <S.Middle as="main">
      <EmptyState
        icon={Construction}
        level={1}
        title={t.missingTitle}
        description={t.openMissing(window.location.pathname)}
        action={<Link href="/login">{t.toLogin}</Link>}
      />
    </S.Middle>
  );
}
