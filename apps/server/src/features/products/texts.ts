import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const productTexts = defineTexts({
  zh: {
    noItems: '请先添加核查项，再发布',
    labelTwice: '字段名称重复',
    unchanged: '草稿与已发布版本相同，无需发布',
    badItems: (first: string, more: number) =>
      `核查项有误：${first}${more > 0 ? `，另有 ${more} 处` : ''}`,
    required: '内容不完整',
    repeated: '编码重复',
    order: '序号须为 1 至 100',
    empty: '没有核查项',
    noProduct: (names: string) => `没有该产品：${names}`,
    unknownGroup: (code: string) => `信采项「${code}」不在核查项中`,
  },
  en: {
    noItems: 'Add survey items before you publish',
    labelTwice: 'Another field has this name',
    unchanged: 'The draft is the same as the published version',
    badItems: (first, more) =>
      `Survey items cannot be published: ${first}${more > 0 ? `, and ${more} more` : ''}`,
    required: 'incomplete',
    repeated: 'code used twice',
    order: 'the order number must be 1 to 100',
    empty: 'no items',
    noProduct: (names) => `no product has this name: ${names}`,
    unknownGroup: (code) => `The candidate cannot fill in “${code}”: no group has this code`,
  },
});
