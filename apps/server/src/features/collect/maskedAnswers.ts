import { readStretches, type CollectItem } from '@mingjian/api';
import type { Caller } from '../../http/caller';
import { maskIdCardNo, maskMobile } from '../../resources/masks';
import { holdsRight } from '../../resources/scope';
import { NUMBER_READERS } from '../../roles';

/** Numbers of people are for those who may read them. */
const MASKS: Readonly<Record<string, (value: string) => string>> = {
  'identity.idNo': maskIdCardNo,
  'interview.refPhone': maskMobile,
};

/** Returns items with the numbers of people masked, unless the caller may read them. */
export const itemsFor = (items: readonly CollectItem[], caller: Caller): CollectItem[] =>
  holdsRight(caller, NUMBER_READERS) ? [...items] : items.map(masked);

const masked = (item: CollectItem): CollectItem => ({
  ...item,
  dataForm: maskedAnswers(item.dataForm),
  previousData: item.previousData === null ? null : maskedAnswers(item.previousData),
});

const maskedAnswers = (dataForm: string) =>
  JSON.stringify(
    (readStretches(dataForm) ?? []).map((stretch) =>
      Object.fromEntries(
        Object.entries(stretch).map(([key, value]) => [
          key,
          typeof value === 'string' ? (MASKS[key]?.(value) ?? value) : value,
        ]),
      ),
    ),
  );
