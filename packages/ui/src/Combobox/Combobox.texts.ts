import { defineTexts, type FormatNumber } from '../texts/texts';

export const comboboxTexts = defineTexts('Combobox', {
  zh: {
    placeholder: '输入以搜索',
    open: (label: string) => `展开${label}`,
    none: '没有可选项',
    noMatch: (text: string) => `没有匹配“${text}”的选项`,
    create: (text: string) => `新建“${text}”`,
    loading: '正在搜索',
    matches: (count: number, format: FormatNumber) => `${format(count)} 个匹配项`,
  },
  en: {
    placeholder: 'Type to search',
    open: (label: string) => `Open ${label}`,
    none: 'No options',
    noMatch: (text: string) => `No options match “${text}”`,
    create: (text: string) => `Create “${text}”`,
    loading: 'Searching',
    matches: (count, format) => `Matches: ${format(count)}`,
  },
});
