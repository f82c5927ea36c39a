import { defineTexts } from '../../texts';

/** Messages about materials. */
export const materialTexts = defineTexts({
  zh: {
    ungrouped: '未分组',
    belowItself: '不能移到自己或自己的下级分组之下',
    folderCount: (count: number) => `${count} 个下级分组`,
    noFolder: '分组不存在，请刷新后重试',
    noFiles: '请至少选择一个文件',
  },
  en: {
    ungrouped: 'Ungrouped',
    belowItself: 'A folder cannot move below itself',
    folderCount: (count) => `${count} ${count === 1 ? 'folder' : 'folders'} below it`,
    noFolder: 'This folder does not exist. Reload and try again',
    noFiles: 'Select at least one file',
  },
});
