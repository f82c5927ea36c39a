import { companyProduct } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { companyProductTexts } from './companyProduct.texts';

/** Products that each company may order, with their prices. */
export const companyProductList = listOf(companyProduct, {
  pageCode: 'companyProductList',
  texts: companyProductTexts,
  nameField: 'name',
  columns: [
    { field: 'name', width: 200 },
    { field: 'companyName', width: 220, card: 'subtitle' },
    { field: 'productCode', width: 140, hidden: true },
    { field: 'type', width: 88 },
    { field: 'isAddItem', width: 88, hidden: true },
    { field: 'price', card: 'fact' },
    { field: 'listPrice', card: 'fact' },
    { field: 'ownPrice', hidden: true },
    { field: 'discount', width: 88 },
    { field: 'slaDays', width: 120, card: 'fact' },
    { field: 'enabled', width: 88, card: 'fact' },
    { field: 'productVersion', width: 80 },
    { field: 'latestVersion', width: 104 },
  ],
  filters: ['companyId', 'name', 'productCode', 'type', 'isAddItem', 'enabled'],
});
