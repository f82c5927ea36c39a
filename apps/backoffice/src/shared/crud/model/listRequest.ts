import { encodeSearch, toOrderParam, type ListRequest } from '@mingjian/api';
import type { ListQuery } from '@mingjian/widgets/ListGrid';

/** Returns the list call's input for what a list asks for. */
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
