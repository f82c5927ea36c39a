import { useLatestResponse } from '@mingjian/ui';
import { searchKey } from '../model/queryChanges';
import { partsOf, type SearchPart } from '../model/searchParts';
import type { ListSearch, LoadList } from '../../internal/list/query';

/** A part of a search, and the number of rows without it. */
export interface HidingPart extends SearchPart {
  total: number;
}

/** Maximum number of parts to try. Each one takes a request. */
const TRIED_PARTS = 8;

/**
 * Returns the parts of a search that alone hide all rows, the most rows first; `null` while
 * loading. It requests them only while `isFiltered`.
 */
export function useHidingParts<Row>(
  load: LoadList<Row>,
  search: ListSearch,
  isFiltered: boolean,
): readonly HidingPart[] | null {
  const key = isFiltered ? searchKey(search) : null;
  const { data } = useLatestResponse(key, async ({ signal }) => {
    const tried = partsOf(search).slice(0, TRIED_PARTS);
    const totals = await Promise.all(tried.map(({ rest }) => countOf(load, rest, signal)));
    const hiding = tried
      .flatMap((part, index) => (totals[index] ? [{ ...part, total: totals[index] }] : []))
      .toSorted((a, b) => b.total - a.total);
    return { key, hiding };
  });
  return data?.key === key ? data.hiding : null;
}

/** Returns the number of rows of a search, 0 when the request fails. */
async function countOf<Row>(
  load: LoadList<Row>,
  search: ListSearch,
  signal: AbortSignal,
): Promise<number> {
  return load({ ...search, sort: [], page: 1, pageSize: 1 }, { signal }).then(
    ({ total }) => total,
    () => 0,
  );
}
