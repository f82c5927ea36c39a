import { useMemo } from 'react';
import { useTexts } from '@mingjian/ui';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { ResourceList } from './listOf';
import { linkFiltersOf, type ChipTexts } from './model/linkFilters';
import { resourceListTexts } from './resourceList.texts';
import type { ResourceListState } from './useResourceList';
import type { ServerListState } from './useServerList';

/**
 * Returns a list's filters with those behind links, such as to the orders of one company. Keep
 * `chipTexts`.
 */
export function useLinkFilters<Row extends { id: string }>(
  { fields }: ResourceList<Row>,
  own: readonly FilterField<Row>[],
  labelOf: ResourceListState<Row>['labelOf'],
  { props, names }: Pick<ServerListState<Row>, 'props' | 'names'>,
  chipTexts?: ChipTexts,
): readonly FilterField<Row>[] {
  const { linkedRecord: unnamed } = useTexts(resourceListTexts);
  const conditions = props.memory.query?.conditions;
  return useMemo(() => {
    const options = { conditions: conditions ?? [], names, labelOf, unnamed, chipTexts };
    const behindLinks = linkFiltersOf(fields, own, options);
    return behindLinks.length > 0 ? [...own, ...behindLinks] : own;
  }, [fields, own, conditions, names, labelOf, unnamed, chipTexts]);
}
