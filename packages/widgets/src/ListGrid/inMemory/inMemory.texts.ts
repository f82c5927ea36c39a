import { defineTexts } from '@mingjian/ui';

/** Texts of the conditions that `loadFromRows` refuses. */
export const inMemoryTexts = defineTexts('InMemory', {
  zh: {
    operatorUnknown: (field: string, operator: string) =>
      `「${field}」不支持筛选方式「${operator}」`,
    valueBad: (field: string) => `「${field}」的筛选值无效`,
  },
  en: {
    operatorUnknown: (field, operator) => `“${field}” cannot be filtered with “${operator}”`,
    valueBad: (field) => `The value to filter “${field}” by is not valid`,
  },
});
