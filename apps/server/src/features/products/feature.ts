import {
  companyLookups,
  companyServiceNames,
  companyProducts as companyProductCalls,
  products as productCalls,
  splitIds,
} from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceCalls, resourceListCall } from '../../resources/resourceCalls';
import { PRODUCT_READERS } from '../../roles';
import type { Feature } from '../feature';
import {
  keyOf,
  offersOf,
  refreshProducts,
  removeConditions,
  saveConditions,
} from './companyConditions';
import { dataSourcesOf } from './dataSources';
import { offerByName, offerStandard } from './offerNames';
import { productGroups, productImpact } from './productItems';
import { publishProduct } from './publishProduct';
import { companyOffers, productResource } from './resource';
import { serviceNames } from './serviceNames';

/** Products with their published versions, and what each company may order. */
export const products: Feature = {
  name: 'products',
  calls: [
    Object.values(resourceCalls(productCalls, productResource)),
    [
      resourceListCall(companyProductCalls.getList, companyOffers),
      resourceListCall(companyServiceNames.getList, serviceNames),
    ],
    bind(productCalls).part({
      getGroup: async (input, caller, backend) => productGroups(input, caller, backend),
      publish: async (input, caller, backend) => publishProduct(input, caller, backend),
      getImpact: async ({ id }, caller, backend) => productImpact(id, caller, backend),
    }),
    bind(companyProductCalls).part({
      save: async ({ id: _, companyId, productId, ...terms }, caller, backend) =>
        saveConditions({ companyId, productId }, terms, caller, backend),
      update: async ({ id, companyId: _, productId: __, ...terms }, caller, backend) =>
        saveConditions(await keyOf(id, caller, backend), terms, caller, backend),
      delete: async ({ id }, caller, backend) => removeConditions(id, caller, backend),
    }),
    bind(companyServiceNames).part({
      save: async ({ id, companyId, serviceNames: names }, caller, backend) =>
        offerByName({ companyId: companyId ?? id ?? '', names }, caller, backend),
      update: async ({ id, serviceNames: names }, caller, backend) =>
        offerByName({ companyId: id, names }, caller, backend),
      delete: async ({ id }, caller, backend) => offerStandard(splitIds(id), caller, backend),
    }),
    bind(companyLookups).part({
      getDataSourceList: async ({ companyId }, caller, backend) =>
        dataSourcesOf(companyId, caller, backend),
      getCompanyProductList: async ({ companyId }, caller, backend) =>
        offersOf(companyId, caller, backend),
      refreshProduction: async ({ companyId }, caller, backend) =>
        refreshProducts({ companyId }, caller, backend),
      refreshProductionById: async (input, caller, backend) =>
        (await refreshProducts(input, caller, backend))[0]!,
    }),
  ],
  resources: [productResource],
  menu: [
    {
      code: 'product',
      name: '产品管理',
      nameEn: 'Products',
      icon: 'package',
      pageurl: 'b-product',
      sort: 9,
      rights: PRODUCT_READERS,
    },
    {
      code: 'product-list',
      parent: 'product',
      name: '产品列表',
      nameEn: 'Product list',
      pageurl: 'productList',
      icon: 'package',
      sort: 0,
      rights: PRODUCT_READERS,
    },
    {
      code: 'product-details',
      parent: 'product',
      name: '产品详情',
      nameEn: 'Product',
      pageurl: 'productDetails',
      hidden: true,
      sort: 1,
      rights: PRODUCT_READERS,
    },
    {
      code: 'company-product-list',
      parent: 'company',
      name: '产品与价格',
      nameEn: 'Products and prices',
      pageurl: 'companyProductList',
      icon: 'receipt-text',
      sort: 5,
      rights: PRODUCT_READERS,
    },
  ],
};
