import { toOrderParam, type ListRequest } from '@mingjian/api';
import type { ListQuery } from '@mingjian/widgets/ListGrid';
import { searchParamsOf } from './search';

/** Returns the input of the list call for a query. */
export function listRequestOf(
  { sort, page, pageSize, ...search }: ListQuery,
  pageCode: string,
): ListRequest {
  return {
    pageCode,
    pageNum: page,
    pageSize,
    ...searchParamsOf(search),
    ...(sort.length > 0 && { orderParam: toOrderParam(sort) }),
  };
}
