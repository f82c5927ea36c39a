import type { ArticleCategory } from '@mingjian/api';
import type { ListQuery } from '@mingjian/widgets/ListGrid';

type Placed = Pick<ArticleCategory, 'id' | 'path'>;

/** Returns the ids of a category and all below it. A category that is not known is alone. */
export function categoriesBelow(id: string, categories: readonly Placed[]): string[] {
  const top = categories.find((one) => one.id === id);
  if (!top) return [id];
  return categories
    .filter((one) => one.id === id || one.path.startsWith(`${top.path}/`))
    .map((one) => one.id);
}

/** Returns a query in which a category includes those below it. */
export function withCategoriesBelow(query: ListQuery, categories: readonly Placed[]): ListQuery {
  const conditions = query.conditions.map((condition) =>
    condition.field === 'categoryId' && condition.operator === 'EQ'
      ? {
          field: 'categoryId',
          operator: 'IN' as const,
          value: categoriesBelow(String(condition.value), categories),
        }
      : condition,
  );
  return { ...query, conditions };
}
