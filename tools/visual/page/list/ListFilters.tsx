import { useId } from 'react';
import { SearchField, Select, useTexts } from '@mingjian/ui';
import { useDesk, useReview } from '../desk';
import { FILTERS, passes, type Filter } from '../model/order';
import { narrow } from '../model/review';
import { listTexts } from './list.texts';
import * as S from './ListFilters.styles';

const names = {
  all: 'filterAll',
  open: 'filterOpen',
  unexplained: 'filterUnexplained',
  unstable: 'filterUnstable',
  denied: 'filterDenied',
} as const satisfies Record<Filter, string>;

/** Filters of the list with their counts, and a search. */
export function ListFilters() {
  const { review } = useDesk();
  const t = useTexts(listTexts);
  const id = useId();
  const filter = useReview((current) => current.filter);
  const search = useReview((current) => current.search);
  const { index } = review.get();
  const rulings = useReview((current) => current.rulings);
  const countOf = (name: Filter) =>
    [...index.changes.values()].filter((change) => passes(change, name, rulings)).length;

  return (
    <S.Root role="search" aria-label={t.list}>
      <Select
        label={t.filter}
        hideLabel
        options={FILTERS.map((name) => ({
          value: name,
          label: t.withCount(t[names[name]], countOf(name)),
        }))}
        value={filter}
        onValueChange={(next) => review.set(narrow(review.get(), { filter: next ?? 'all' }))}
      />
      <SearchField
        id={`${id}-search`}
        label={t.search}
        hideLabel
        placeholder={t.searchHint}
        value={search}
        onValueChange={(next) => review.set(narrow(review.get(), { search: next }))}
      />
    </S.Root>
  );
}
