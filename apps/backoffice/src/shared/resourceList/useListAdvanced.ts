import { useMemo } from 'react';
import {
  encodeSearch,
  savedFilters,
  SEARCH_BUDGET,
  SEARCH_LIMITS,
  searchCost,
  type SavedFilter,
} from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type {
  AdvancedField,
  SavedFilter as ListSavedFilter,
  SavedFilterStore,
  StoredAdvancedDraft,
} from '@mingjian/widgets/AdvancedFilter';
import type { ListAdvanced } from '@mingjian/widgets/ListGrid';
import { useSignedIn, useTabMemory } from '../../shell';
import { searchBytes } from './model/search';
import { useDynamicRanges } from './useDatePresets';

const LIMITS: ListAdvanced['limits'] = {
  conditions: SEARCH_LIMITS.conditions,
  values: SEARCH_LIMITS.values,
  cost: { budget: SEARCH_BUDGET, costOf: (condition) => searchCost(condition) },
  length: {
    limit: SEARCH_LIMITS.bytes,
    of: (advanced, conditions) => searchBytes({ conditions, advanced }),
  },
};

/** Returns the advanced filter of a page: its fields, the dynamic ranges and the saved filters. */
export function useListAdvanced(pageCode: string, fields: readonly AdvancedField[]): ListAdvanced {
  const ranges = useDynamicRanges();
  const saved = useSavedFilterStore(pageCode);
  const memory = useTabMemory<StoredAdvancedDraft>('advanced filter');
  return {
    fields,
    ranges,
    saved,
    limits: LIMITS,
    draft: memory.stored,
    onDraftChange: memory.save,
  };
}

/** Returns the store of a page's saved filters, on the server. */
function useSavedFilterStore(typeCode: string): SavedFilterStore {
  const http = useHttp();
  const { user } = useSignedIn();
  return useMemo(() => {
    const save: SavedFilterStore['save'] = async ({ id, name, filterParam, filterType, scope }) => {
      const draft = { userId: user.id, typeCode, name, filterParam, filterType };
      const saved = await http.send(savedFilters.save, {
        ...draft,
        ...(id !== undefined && { id }),
        ...(scope && { scope }),
      });
      return savedOf(saved);
    };
    return {
      hasTeam: true,
      list: async ({ page, pageSize, signal }) => {
        const searchParam = encodeSearch([{ field: 'typeCode', operator: 'EQ', value: typeCode }]);
        const request = { searchParam, pageNum: page, pageSize };
        const { content, total } = await http.send(savedFilters.getList, request, { signal });
        return { content: content.map(savedOf), total };
      },
      save,
      rename: async ({ id }, name) => savedOf(await http.send(savedFilters.update, { id, name })),
      remove: async (id) => http.send(savedFilters.delete, { id }),
      reorder: async (ids) => http.send(savedFilters.reorder, { ids: ids.join(',') }),
    };
  }, [http, user.id, typeCode]);
}

function savedOf({
  id,
  name,
  filterParam,
  filterType,
  scope,
  owner,
  canEdit,
}: SavedFilter): ListSavedFilter {
  return { id, name, filterParam, filterType, scope, owner, canEdit: canEdit === 1 };
}
