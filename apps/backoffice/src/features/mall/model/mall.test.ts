import type { MallProduct } from '@mingjian/api';
import {
  addOnsFor,
  foundProducts,
  groupsOf,
  readCatalogueQuery,
  writeCatalogueQuery,
} from './catalogueQuery';
import { comparedRows, differingRows } from './comparedRows';

const group = (groupCode: string, ...items: string[]) => ({
  groupCode,
  name: `组 ${groupCode}`,
  items,
  isCollected: false,
});
const product = (productId: string, more: Partial<MallProduct> = {}): MallProduct => ({
  productId,
  productCode: productId,
  name: productId,
  contents: '',
  intro: null,
  applicable: null,
  type: 1,
  category: 1,
  isAddItem: 0,
  price: 100,
  listPrice: 100,
  urgentRate: 0.5,
  slaDays: 3,
  groups: [],
  ...more,
});
const basic = product('BASIC', { groups: [group('id', '姓名'), group('edu', '院校', '学历')] });
const deep = product('DEEP', {
  contents: 'All of Basic',
  groups: [group('id', '姓名'), group('edu', '院校', '学历', '证书'), group('court', '案号')],
});
const flash = product('FLASH', { type: 2, groups: [group('id', '姓名')] });
const addOn = product('ABROAD', { isAddItem: 1 });
const all = [basic, deep, flash, addOn];
const idsOf = (products: readonly MallProduct[]) => products.map(({ productId }) => productId);
const NONE = { text: '', type: '' as const, items: [] };

describe('the search of the catalogue', () => {
  it('survives the address, and reads no more than four products to compare', () => {
    const query = {
      text: '学历 deep',
      type: '1' as const,
      items: ['edu'],
      compared: ['BASIC', 'DEEP'],
      productId: 'DEEP',
    };
    expect(readCatalogueQuery(writeCatalogueQuery(query))).toEqual(query);
    expect(readCatalogueQuery(new URLSearchParams('type=7&compare=a,b,c,d,e'))).toEqual({
      text: '',
      type: '',
      items: [],
      compared: ['a', 'b', 'c', 'd'],
      productId: null,
    });
  });

  it('finds products by words, type and all of the items, and lists no add-ons', () => {
    expect(idsOf(foundProducts(all, NONE))).toEqual(['BASIC', 'DEEP', 'FLASH']);
    expect(idsOf(foundProducts(all, { ...NONE, text: '证书 basic' }))).toEqual(['DEEP']);
    expect(idsOf(foundProducts(all, { ...NONE, type: '2' }))).toEqual(['FLASH']);
    expect(idsOf(foundProducts(all, { ...NONE, items: ['edu', 'court'] }))).toEqual(['DEEP']);
    expect(groupsOf(all).map(({ code }) => code)).toEqual(['id', 'edu', 'court']);
    expect(idsOf(addOnsFor(basic, all))).toEqual(['ABROAD']);
    expect(addOnsFor(flash, all)).toEqual([]);
  });
});

describe('a comparison', () => {
  it('names each group and item once, and which product lacks it', () => {
    const rows = comparedRows([basic, deep]);

    expect(rows.map(({ label, cells }) => [label, ...cells])).toEqual([
      ['组 id', true, true],
      ['姓名', true, true],
      ['组 edu', true, true],
      ['院校', true, true],
      ['学历', true, true],
      ['证书', false, true],
      ['组 court', false, true],
      ['案号', false, true],
    ]);
    expect(differingRows(rows).map(({ label }) => label)).toEqual([
      '组 edu',
      '证书',
      '组 court',
      '案号',
    ]);
    expect(differingRows(comparedRows([basic, basic]))).toEqual([]);
  });
});
