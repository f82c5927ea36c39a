import { product, type Product } from '@mingjian/api';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { CollectControl } from './CollectControl';
import { ItemsControl } from './ItemsControl';
import { productListTexts } from './product.texts';
import { ProductName } from './ProductName';

/** Products, with all fields of their page. */
export const productPageList = listOf(product, {
  pageCode: 'productList',
  texts: productListTexts,
  nameField: 'name',
  tones: { category: { '1': 'neutral', '2': 'accent', '3': 'warning' } },
  columns: [
    {
      field: 'name',
      width: 220,
      render: (row: Product) => <ProductName product={row} />,
    },
    { field: 'productCode', width: 140, card: 'subtitle' },
    { field: 'type', width: 124 },
    { field: 'category', width: 116 },
    { field: 'isAddItem', width: 104 },
    { field: 'price', card: 'fact' },
    { field: 'costPrice', hidden: true },
    { field: 'slaDays', width: 120, card: 'fact' },
    { field: 'status', width: 76 },
    { field: 'publishedVersion', width: 112, card: 'fact' },
    { field: 'draftFlag', width: 132, card: 'fact' },
    'publishTime',
    { field: 'contents', width: 280, hidden: true },
    { field: 'applicable', width: 200, hidden: true },
    { field: 'sort', hidden: true },
    { field: 'updateTime', hidden: true },
  ],
  filters: ['name', 'productCode', 'type', 'category', 'isAddItem', 'status', 'publishTime'],
  form: [
    {
      section: 'basicSection',
      fields: ['productCode', 'type', 'name', 'nameEn', 'category', 'sort', 'isAddItem', 'status'],
    },
    { section: 'priceSection', fields: ['price', 'costPrice', 'slaDays', 'urgentRate'] },
    {
      section: 'introSection',
      fields: [
        { field: 'applicable', wide: true },
        { field: 'applicableEn', wide: true },
        'contents',
        'contentsEn',
        'intro',
      ],
    },
    {
      field: 'itemList',
      control: (props: ControlProps) => <ItemsControl {...props} />,
      textOf: () => '…',
    },
    {
      field: 'collectItems',
      control: (props: ControlProps) => <CollectControl {...props} />,
    },
  ],
});

/** Fields that the page of a product alone edits. */
export const ITEM_FIELDS: readonly string[] = ['itemList', 'collectItems'];

/** Products. Their survey items are edited on the page of one. */
export const list: typeof productPageList = {
  ...productPageList,
  form: productPageList.form.filter(({ field }) => !ITEM_FIELDS.includes(field)),
};
