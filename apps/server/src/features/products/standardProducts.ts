import type { OrderType } from '@mingjian/api';

/** A package or an add-on that an installation starts with. */
export interface StandardProduct {
  id: string;
  productCode: string;
  name: string;
  nameEn: string;
  contents: string;
  contentsEn: string;
  orderType: OrderType;
  /** 1 for all posts · 2 for managers · 3 for executives. */
  category: 1 | 2 | 3;
  /** In fen, as is `costPrice`. */
  price: number;
  costPrice: number;
  slaDays: number;
  applicable: string;
  applicableEn: string;
  isAddItem: 0 | 1;
  sort: number;
  status: 1;
}

type Fields = Omit<StandardProduct, 'id' | 'isAddItem' | 'sort' | 'status'>;

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
    category: 1,
    costPrice: 600,
    applicable: '所有岗位',
    applicableEn: 'All positions',
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
    category: 1,
    costPrice: 4_200,
    applicable: '批量招聘、一线岗位',
    applicableEn: 'Hiring in volume, frontline positions',
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
    category: 1,
    costPrice: 14_000,
    applicable: '普通岗位',
    applicableEn: 'Most positions',
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
    category: 1,
    costPrice: 27_500,
    applicable: '专业岗位、财务、采购',
    applicableEn: 'Specialists, finance, purchasing',
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
    category: 2,
    costPrice: 61_000,
    applicable: '部门负责人、关键岗位',
    applicableEn: 'Heads of department, key positions',
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
    category: 3,
    costPrice: 240_000,
    applicable: '总监及以上、董事、监事、高级管理人员',
    applicableEn: 'Directors and above, board members, executives',
  },
];

const ADD_ONS: readonly Fields[] = [
  {
    productCode: 'ADD_OVERSEAS',
    name: '加项·海外学历',
    nameEn: 'Add-on · Overseas degree',
    contents: '海外学历一段',
    contentsEn: 'One overseas degree',
    orderType: 1,
    price: 26_000,
    slaDays: 10,
    category: 1,
    costPrice: 15_000,
    applicable: '有海外学习经历的候选人',
    applicableEn: 'Candidates who studied abroad',
  },
  {
    productCode: 'ADD_EMPLOYMENT',
    name: '加项·工作履历',
    nameEn: 'Add-on · Employment',
    contents: '工作履历一段',
    contentsEn: 'One more employment',
    orderType: 1,
    price: 15_000,
    slaDays: 3,
    category: 1,
    costPrice: 7_000,
    applicable: '所有岗位',
    applicableEn: 'All positions',
  },
  {
    productCode: 'ADD_INTERVIEW',
    name: '加项·工作表现访谈',
    nameEn: 'Add-on · Interview',
    contents: '证明人访谈一位',
    contentsEn: 'One more reference interview',
    orderType: 1,
    price: 12_000,
    slaDays: 3,
    category: 1,
    costPrice: 5_500,
    applicable: '所有岗位',
    applicableEn: 'All positions',
  },
];

/** The packages and add-ons that an installation starts with, at list prices in fen. */
export const standardProducts: readonly StandardProduct[] = [...PRODUCTS, ...ADD_ONS].map(
  (product, sort) => ({
    ...product,
    id: product.productCode,
    isAddItem: sort < PRODUCTS.length ? 0 : 1,
    sort,
    status: 1,
  }),
);
