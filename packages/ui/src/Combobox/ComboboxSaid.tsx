import { useTexts } from '../texts/LocaleProvider';
import { optionLoadTexts } from '../internal/optionLoad.texts';
import * as S from './Combobox.styles';
import { comboboxTexts } from './Combobox.texts';
import type { ComboboxState } from './useCombobox';

/** Announces how a search goes: under way, failed, or how many match. */
export function ComboboxSaid({ state }: { state: ComboboxState }) {
  const t = useTexts(comboboxTexts);
  const { failed } = useTexts(optionLoadTexts);
  return <S.Said role="status">{words()}</S.Said>;

  function words() {
    const { isOpen, isFetching, isFailed, found, query } = state;
    if (!isOpen) return '';
    if (isFetching) return t.loading;
    if (isFailed) return failed;
    if (found.length > 0) return t.matches(found.length);
    return query.trim() === '' ? t.none : t.noMatch(query.trim());
  }
}
