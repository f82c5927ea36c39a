import { defineTexts } from '../texts/texts';

export const multiSelectTexts = defineTexts('MultiSelect', {
  zh: {
    placeholder: '请选择',
    join: '、',
    search: '搜索选项',
    none: '没有可选项',
    noMatch: '没有匹配的选项',
    full: (max: number) => `已选满 ${max} 项，取消一项后可再选`,
    limit: (count: number, max: number) => `已选 ${count} 项，最多 ${max} 项`,
  },
  en: {
    placeholder: 'Choose',
    join: ', ',
    search: 'Search options',
    none: 'No options',
    noMatch: 'No matching options',
    full: (max: number) => `All ${max} selected: deselect one to select another`,
    limit: (count: number, max: number) => `${count} of at most ${max} selected`,
  },
});
