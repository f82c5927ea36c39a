import { defineTexts, type FormatNumber } from '../texts/texts';

export const treeTexts = defineTexts('Tree', {
  zh: {
    loading: '正在加载',
    failed: '加载失败',
    retry: '重试',
    none: '暂无内容',
    noMatch: (query: string) => `没有匹配“${query}”的内容`,
    matches: (count: number, format: FormatNumber) => `${format(count)} 个匹配项`,
    moved: (label: string, position: number, format: FormatNumber) =>
      `${label} 已移到第 ${format(position)} 位`,
    movedInto: (label: string, parent: string, position: number, format: FormatNumber) =>
      `${label} 已移到 ${parent} 的第 ${format(position)} 位`,
  },
  en: {
    loading: 'Loading',
    failed: 'Could not be loaded',
    retry: 'Try again',
    none: 'Nothing here yet',
    noMatch: (query: string) => `No matches for “${query}”`,
    matches: (count, format) => `Matches: ${format(count)}`,
    moved: (label, position, format) => `${label} moved to position ${format(position)}`,
    movedInto: (label, parent, position, format) =>
      `${label} moved to position ${format(position)} in ${parent}`,
  },
});
