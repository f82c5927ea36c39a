import { useTexts } from '../texts/LocaleProvider';
import * as S from './Menu.styles';
import { menuTexts } from './Menu.texts';

/** The one line of a menu that has no actions: none at all, or none yet. */
export function MenuNote({ loading }: { loading: boolean }) {
  const t = useTexts(menuTexts);
  return (
    <S.Note role="menuitem" aria-disabled>
      {loading ? t.loading : t.empty}
    </S.Note>
  );
}
