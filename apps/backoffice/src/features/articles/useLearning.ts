import { articleCategories, articles } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import type { Condition } from '@mingjian/api';
import { EMPTY_QUERY } from '@mingjian/widgets/ListGrid';
import { listRequestOf } from '../../shared/resourceList/model/listRequest';
import { useListAddress } from '../../shared/resourceList/useListAddress';
import { withCategoriesBelow } from './model/categoriesBelow';

/** Cards of a page: whole rows of two, three and four. */
export const LEARNING_PAGE_SIZE = 24;
const CATEGORIES = { pageNum: 1, pageSize: 100, orderParam: 'path asc' };

/** The filters of the learning centre. */
export interface LearningFilters {
  title: string;
  /** `''` for all. */
  categoryId: string;
  isRequired: boolean;
}

/** Articles and training videos under the filters and the page of the address. */
export function useLearning() {
  const { query = EMPTY_QUERY, onQueryChange } = useListAddress().memory;
  const { conditions, page } = query;
  const { data: categories, error } = useCall(articleCategories.getList, CATEGORIES);
  const isByCategory = conditions.some(({ field }) => field === 'categoryId');
  // A category includes those below it, which are known once the categories are loaded.
  const isReady = !isByCategory || categories !== undefined || error !== undefined;
  const request = withCategoriesBelow(
    { ...query, page, pageSize: LEARNING_PAGE_SIZE },
    categories?.content ?? [],
  );
  const response = useCall(
    articles.getList,
    isReady ? listRequestOf(request, 'learningList') : null,
    { keepPreviousData: true },
  );
  const valueOf = (field: string) => {
    const value = conditions.find((one) => one.field === field)?.value;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const filters: LearningFilters = {
    title: valueOf('title'),
    categoryId: valueOf('categoryId'),
    isRequired: valueOf('mustLearn') === '1',
  };

  return {
    response,
    categories: categories?.content ?? [],
    filters,
    isFiltered: conditions.length > 0,
    page,
    setPage: (next: number) => onQueryChange?.({ ...query, page: next }, { replace: false }),
    setFilters: (next: LearningFilters) =>
      onQueryChange?.({ ...EMPTY_QUERY, conditions: conditionsOf(next) }, { replace: false }),
    clear: () => onQueryChange?.(EMPTY_QUERY, { replace: false }),
  };
}

function conditionsOf({ title, categoryId, isRequired }: LearningFilters) {
  const conditions: Condition[] = [];
  if (title) conditions.push({ field: 'title', operator: 'LIKE', value: title });
  if (categoryId) conditions.push({ field: 'categoryId', operator: 'EQ', value: categoryId });
  if (isRequired) conditions.push({ field: 'mustLearn', operator: 'EQ', value: '1' });
  return conditions as typeof EMPTY_QUERY.conditions;
}
