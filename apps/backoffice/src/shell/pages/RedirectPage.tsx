import { useEffect } from 'react';
import { Spinner, useTexts } from '@mingjian/ui';
import { goTo } from '../session/address';
import * as S from './Pages.styles';
import { pagesTexts } from './pages.texts';

/** The layout of addresses that lead on, without shell: the shell is mounted anew behind them. */
export function RedirectPage({ to }: { to: string }) {
  const t = useTexts(pagesTexts);
  useEffect(() => goTo(to, 'replace'), [to]);
  return (
    <S.Middle role="status">
      <S.Waiting>
        <Spinner decorative />
        {t.loading}
      </S.Waiting>
    </S.Middle>
  );
}
