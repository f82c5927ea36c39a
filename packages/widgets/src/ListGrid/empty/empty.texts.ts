import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of a list without rows. */
export const emptyTexts = defineTexts('EmptyList', {
  zh: {
    none: '暂无数据',
    noneYet: '这里还没有任何记录。',
    add: '新增',
    noMatch: '没有符合条件的数据',
    looking: '正在查找是哪个条件…',
    hidden: '去掉其中一个条件即可看到数据：',
    noneOfAll: '去掉任何一个条件都没有数据，请清除全部条件后再试。',
    without: (condition: string, total: number, format: FormatNumber) =>
      `去掉“${condition}”（${format(total)} 条）`,
    clear: '清除全部条件',
  },
  en: {
    none: 'No data',
    noneYet: 'There are no records yet.',
    add: 'Add',
    noMatch: 'No matching records',
    looking: 'Finding the condition that hides them…',
    hidden: 'Remove one of these conditions to see records:',
    noneOfAll: 'Removing a single condition is not enough. Clear all conditions and try again.',
    without: (condition, total, format) => `Remove “${condition}” (${format(total)})`,
    clear: 'Clear all conditions',
  },
});
