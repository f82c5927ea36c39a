import { EmptyState, useTexts } from '@mingjian/ui';
import { Construction } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import * as S from './Pages.styles';
import { pagesTexts } from './pages.texts';

/** What the shell shows for a menu entry that names no screen of this version. */
export function MissingScreenPage() {
  const t = useTexts(pagesTexts);
  const { pathname } = useLocation();
  return (
    <S.Middle>
      <EmptyState icon={Construction} title={t.missingTitle} description={t.missing(pathname)} />
    </S.Middle>
  );
}
