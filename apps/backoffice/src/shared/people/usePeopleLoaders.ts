import { useMemo } from 'react';
import { PAGE_SIZE_LIMIT, pickers, pinyinKeys, type InputOf } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { PeopleLoaders } from '@mingjian/widgets/RecipientTransfer';

/**
 * Returns the functions that load people for a picker: the members of an order, or everyone whom
 * the reader may address.
 */
export function usePeopleLoaders(orderId: string): Required<PeopleLoaders> {
  const http = useHttp();
  return useMemo(() => {
    const send = async (request: InputOf<typeof pickers.getUserList>, signal: AbortSignal) => {
      const { content } = await http.send(pickers.getUserList, request, { signal });
      return content.map(({ pinyin, ...person }) => ({
        ...person,
        searchKeys: pinyinKeys(pinyin),
      }));
    };
    const pageSize = PAGE_SIZE_LIMIT;
    return {
      load: async ({ source }, { signal }) =>
        send(source === 'members' ? { orderId, pageSize } : { pageSize }, signal),
      resolve: async (ids, { signal }) => send({ id: ids.join(','), orderId, pageSize }, signal),
    };
  }, [http, orderId]);
}
