import type { ProductTable } from './tables';

type Fields = Pick<
  ProductTable,
  'productCode' | 'name' | 'nameEn' | 'contents' | 'contentsEn' | 'orderType' | 'price' | 'slaDays'
>;

const PRODUCTS: readonly Fields[] = [
  {
    productCode: 'FLASH_ID',
    name: '闪调·身份核验',
    nameEn: 'Flash · Identity',
    contents: '身份信息、证件真伪',
    contentsEn: 'Identity, validity of the ID',
    orderType: 2,
    price: 1_500,
    slaDays: 1,
  },
  {
    productCode: 'FLASH_BASIC',
    name: '闪调·基础包',
    nameEn: 'Flash · Basic',
    contents: '身份信息、学历学位、司法诉讼、失信记录',
    contentsEn: 'Identity, education, court records, credit defaults',
    orderType: 2,
    price: 9_800,
    slaDays: 1,
  },
  {
    productCode: 'STD_BASE',
    name: '精调·基础版',
    nameEn: 'Refined · Basic',
    contents: '身份信息、学历学位、司法诉讼、最近一段工作履历',
    contentsEn: 'Identity, education, court records, latest employment',
    orderType: 1,
    price: 29_800,
    slaDays: 3,
  },
  {
    productCode: 'STD_MID',
    name: '精调·标准版',
    nameEn: 'Refined · Standard',
    contents: '基础版全部、失信记录、最近两段工作履历、工作表现访谈',
    contentsEn: 'All of Basic, credit defaults, two latest employments, reference interviews',
    orderType: 1,
    price: 59_800,
    slaDays: 5,
  },
  {
    productCode: 'STD_DEEP',
    name: '精调·深度版',
    nameEn: 'Refined · In depth',
    contents: '标准版全部、最近三段工作履历、商业利益冲突、职业资格',
    contentsEn: 'All of Standard, three latest employments, conflicts of interest, licences',
    orderType: 1,
    price: 128_000,
    slaDays: 7,
  },
  {
    productCode: 'EXEC',
    name: '高管定制',
    nameEn: 'Executive',
    contents: '深度版全部、十年工作履历、上级与下属访谈、公开舆情',
    contentsEn: 'All of In depth, ten years of employment, interviews up and down, public record',
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
