import { useTexts } from '../texts/LocaleProvider';
import { optionLoadTexts } from '../internal/optionLoad.texts';
import * as S from './Combobox.styles';
import { comboboxTexts } from './Combobox.texts';
import type { ComboboxState } from './useCombobox';
import { useWriteNumber } from '../texts/useWriteNumber';

/** Announces how a search goes: under way, failed, or how many match. */
export function ComboboxSaid({ state }: { state: ComboboxState }) {
  const t = useTexts(comboboxTexts);
  const { failed } = useTexts(optionLoadTexts);
  const write = useWriteNumber();
  return <S.Said role="status">{words()}</S.Said>;

  function words() {
    const { isOpen, isFetching, isFailed, found, query } = state;
    if (!isOpen) return '';
    if (isFetching) return t.loading;
    if (isFailed) return failed;
    if (found.length > 0) return t.count(write(found.length));
    return query.trim() === '' ? t.none : t.noMatch(query.trim());
  }
}
