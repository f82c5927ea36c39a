import { defineTexts } from '@mingjian/ui';

/** What a list without rows says. */
export const emptyTexts = defineTexts('EmptyList', {
  zh: {
    none: '暂无数据',
    noneYet: '这里还没有任何记录。',
    add: '新增',
    noMatch: '没有符合条件的数据',
    looking: '正在查找是哪个条件…',
    hidden: '去掉其中一个条件即可看到数据：',
    noneOfAll: '去掉任何一个条件都没有数据，请清除全部条件后再试。',
    without: (condition: string, total: string) => `去掉“${condition}”（${total} 条）`,
    clear: '清除全部条件',
  },
  en: {
    none: 'Nothing here',
    noneYet: 'There are no records yet.',
    add: 'Add',
    noMatch: 'Nothing matches',
    looking: 'Finding out which condition it is…',
    hidden: 'Without one of these conditions there would be rows:',
    noneOfAll: 'No single condition is to blame: clear them all and try again.',
    without: (condition, total) => `Without “${condition}” (${total})`,
    clear: 'Clear all conditions',
  },
});
