import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const filterTexts = defineTexts({
  zh: {
    tooManyFilters: (limit: number) => `每个页面最多保存 ${limit} 个常用筛选，请先删除不用的`,
    noConditions: '至少需要一个筛选条件',
    notConditions: '必须是筛选条件列表的 JSON 文本，每个条件只含 field、operator 和 value',
    badCondition: (field: string) => `「${field}」的筛选条件不完整或无效`,
    brokenText: '含有无法保存的字符',
  },
  en: {
    tooManyFilters: (limit) =>
      `At most ${limit} filters are kept for a page, please delete some first`,
    noConditions: 'needs at least one condition',
    notConditions:
      'must be the JSON text of a list of conditions, each of field, operator and value',
    badCondition: (field) => `holds a condition on “${field}” that is incomplete or not valid`,
    brokenText: 'holds characters that cannot be stored',
  },
});
