import { encodeSearch, toOrderParam, type ListRequest } from '@mingjian/api';
import type { ListQuery } from '@mingjian/widgets/ListGrid';

/** Returns the input of the list call for a query. */
export function listRequestOf(
  { conditions, sort, page, pageSize }: ListQuery,
  pageCode: string,
): ListRequest {
  return {
    pageCode,
    pageNum: page,
    pageSize,
    ...(conditions.length > 0 && { searchParam: encodeSearch(conditions) }),
    ...(sort.length > 0 && { orderParam: toOrderParam(sort) }),
  };
}
