import type { ListCondition, ListSearch } from '../../internal/list/query';

/** A part of a search that can be removed. */
export interface SearchPart {
  /** Its condition; `null` for an advanced filter as a whole. */
  condition: ListCondition | null;
  isAdvanced: boolean;
  /** The search without it. */
  rest: ListSearch;
}

/**
 * Returns the parts of a search whose removal can show more rows: each condition that must hold.
 * Conditions joined by "or" are one part, since fewer of them match fewer rows.
 */
export function partsOf(search: ListSearch): readonly SearchPart[] {
  const { conditions, advanced } = search;
  const parts = conditions.map((condition): SearchPart => {
    const others = conditions.filter((one) => one !== condition);
    return { condition, isAdvanced: false, rest: { ...search, conditions: others } };
  });
  if (!advanced) return parts;
  const without = { ...search, advanced: undefined };
  if (advanced.join === 'or' && advanced.conditions.length > 1)
    return [...parts, { condition: null, isAdvanced: true, rest: without }];
  return [
    ...parts,
    ...advanced.conditions.map((condition): SearchPart => {
      const others = advanced.conditions.filter((one) => one !== condition);
      const left = others.length > 0 ? { ...advanced, conditions: others } : undefined;
      return { condition, isAdvanced: true, rest: { ...search, advanced: left } };
    }),
  ];
}
