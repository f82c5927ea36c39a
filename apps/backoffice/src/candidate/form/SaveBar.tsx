import type { ReactNode } from 'react';
import { useStore, useTexts } from '@mingjian/ui';
import { usePage } from '../page/pageContext';
import { formTexts } from './form.texts';
import * as S from './SaveBar.styles';

/** The bar at the lower edge: when the form was saved, and the next step. */
export function SaveBar({ children }: { children: ReactNode }) {
  const t = useTexts(formTexts);
  const { saver } = usePage();
  const saving = useStore(saver.store, (state) => state.saving);
  const savedAt = useStore(saver.store, (state) => state.savedAt);
  const text =
    saving === 'kept'
      ? t.kept
      : saving === 'idle'
        ? savedAt === null
          ? ''
          : t.saved(savedAt.slice(11, 16))
        : t.saving;
  return (
    <S.Bar>
      <span role="status" data-tone={saving === 'kept' ? 'warning' : undefined}>
        {text}
      </span>
      {children}
    </S.Bar>
  );
}
