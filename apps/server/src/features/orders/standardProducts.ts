import type { ProductTable } from './tables';

type Fields = Pick<
  ProductTable,
  'productCode' | 'name' | 'nameEn' | 'orderType' | 'price' | 'slaDays'
>;

const PRODUCTS: readonly Fields[] = [
  {
    productCode: 'FLASH_ID',
    name: '闪调·身份核验',
    nameEn: 'Flash · Identity',
    orderType: 2,
    price: 1_500,
    slaDays: 1,
  },
  {
    productCode: 'FLASH_BASIC',
    name: '闪调·基础包',
    nameEn: 'Flash · Basic',
    orderType: 2,
    price: 9_800,
    slaDays: 1,
  },
  {
    productCode: 'STD_BASE',
    name: '精调·基础版',
    nameEn: 'Refined · Basic',
    orderType: 1,
    price: 29_800,
    slaDays: 3,
  },
  {
    productCode: 'STD_MID',
    name: '精调·标准版',
    nameEn: 'Refined · Standard',
    orderType: 1,
    price: 59_800,
    slaDays: 5,
  },
  {
    productCode: 'STD_DEEP',
    name: '精调·深度版',
    nameEn: 'Refined · In depth',
    orderType: 1,
    price: 128_000,
    slaDays: 7,
  },
  {
    productCode: 'EXEC',
    name: '高管定制',
    nameEn: 'Executive',
    orderType: 1,
    price: 480_000,
    slaDays: 12,
  },
];

/** The packages that an installation starts with, at list prices in fen. */
export const standardProducts: readonly ProductTable[] = PRODUCTS.map((product, sort) => ({
  ...product,
  id: product.productCode,
  sort,
  status: 1,
}));
