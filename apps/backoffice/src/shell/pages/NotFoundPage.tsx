import { EmptyState, useTexts } from '@mingjian/ui';
import { SearchX } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../shared/PageLink';
import * as S from './Pages.styles';
import { pagesTexts } from './pages.texts';

/** What unknown paths lead to. */
export function NotFoundPage() {
  const t = useTexts(pagesTexts);
  const { pathname, state } = useLocation();
  const { wanted = pathname } = (state ?? {}) as { wanted?: string };
  return (
    <S.Middle>
      <EmptyState
        icon={SearchX}
        title={t.notFoundTitle}
        description={t.notFound(wanted)}
        action={<PageLink to="/dashboard">{t.toStart}</PageLink>}
      />
    </S.Middle>
  );
}
