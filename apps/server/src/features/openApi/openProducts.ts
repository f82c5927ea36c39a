import { encodeSearch, type InputOf, type openApi, type OpenProductPage } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { listResource } from '../../resources/resourceList';
import { companyOffers } from '../products/resource';
import { PAGE_SIZE } from './openOrders';

/** Returns a page of the products that the key's company may order. */
export async function listOpenProducts(
  { pageNum = 1, pageSize = PAGE_SIZE }: InputOf<typeof openApi.getProducts>,
  caller: Caller,
  backend: Backend,
): Promise<OpenProductPage> {
  const searchParam = encodeSearch([{ field: 'enabled', operator: 'EQ', value: '1' }]);
  const request = { pageNum, pageSize, searchParam, orderParam: 'sort asc' };
  const { content, total } = await listResource(companyOffers, request, caller, backend);
  return {
    content: content.map(({ productId, productCode, name, type, isAddItem, price, slaDays }) => ({
      productId,
      productCode,
      productName: name,
      orderType: type,
      isAddItem,
      price,
      slaDays,
    })),
    total,
  };
}
