import type { ReactNode } from 'react';
import { useTexts } from '@mingjian/ui';
import { PreferenceButtons, useTabTitle } from '../../shell';
import * as S from './OpenPageLayout.styles';
import { openPageTexts } from './openPage.texts';

export interface OpenPageLayoutProps {
  /** Name of the page, for the window's title. */
  title: string;
  children: ReactNode;
}

/** A page without a session: brand, language and theme above one column, for phones first. */
export function OpenPageLayout({ title, children }: OpenPageLayoutProps) {
  const t = useTexts(openPageTexts);
  useTabTitle(`${title} · ${t.brand}`);
  return (
    <S.Root>
      <S.Head>
        <img src="/icon.svg" alt="" />
        <strong>{t.brand}</strong>
        <span>{t.product}</span>
        <PreferenceButtons />
      </S.Head>
      <S.Main>{children}</S.Main>
    </S.Root>
  );
}
