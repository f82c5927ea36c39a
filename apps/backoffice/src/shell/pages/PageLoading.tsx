import { Skeleton, useTexts } from '@mingjian/ui';
import * as S from './Pages.styles';
import { pagesTexts } from './pages.texts';

/** Stands where a page will be while its program arrives. */
export function PageLoading() {
  const t = useTexts(pagesTexts);
  return (
    <S.Loading role="status" aria-label={t.loading}>
      <Skeleton lines={6} />
    </S.Loading>
  );
}
