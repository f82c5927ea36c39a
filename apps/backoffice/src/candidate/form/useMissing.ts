import { useStore, useTexts } from '@mingjian/ui';
import { useItemName } from '../page/useItemName';
import { usePage } from '../page/pageContext';
import { formTexts } from './form.texts';
import { missingOf, type Missing } from './model/missing';

/** Returns what the form lacks, in the order of its fields. */
export function useMissing(): Missing[] {
  const { page, saver } = usePage();
  const items = useStore(saver.store, (state) => state.items);
  const nameOf = useItemName();
  return page.items.flatMap((item) => {
    const filled = items[item.groupCode];
    return filled ? missingOf(item, filled.own, nameOf(item)) : [];
  });
}

/** Returns the messages of fields that lack something, by the ids of their controls. */
export function useErrors(missing: readonly Missing[], isChecked: boolean) {
  const t = useTexts(formTexts);
  const shown = missing.filter(({ isWrong }) => isWrong || isChecked);
  return new Map(
    shown.map(({ fieldId, isWrong }) => [fieldId, isWrong ? t.wrongMonths : t.missing] as const),
  );
}
