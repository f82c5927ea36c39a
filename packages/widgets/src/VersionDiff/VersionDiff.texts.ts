import { defineTexts } from '@mingjian/ui';

/** Texts of the comparison of two texts. */
export const versionDiffTexts = defineTexts('VersionDiff', {
  zh: {
    before: '修改前',
    after: '修改后',
    removed: '删除：',
    added: '新增：',
    end: '。',
    same: '内容相同',
    empty: '（空）',
  },
  en: {
    before: 'Before',
    after: 'After',
    removed: 'Removed: ',
    added: 'Added: ',
    end: '. ',
    same: 'No differences',
    empty: '(empty)',
  },
});
