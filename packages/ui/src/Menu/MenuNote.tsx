import { useTexts } from '../texts/LocaleProvider';
import * as S from './Menu.styles';
import { menuTexts } from './Menu.texts';

/** The line of a menu without actions: none, or still loading. */
export function MenuNote({ loading }: { loading: boolean }) {
  const t = useTexts(menuTexts);
  return (
    <S.Note role="menuitem" aria-disabled>
      {loading ? t.loading : t.empty}
    </S.Note>
  );
}
