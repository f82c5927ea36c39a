import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of a grid. */
export const gridTexts = defineTexts('DataGrid', {
  zh: {
    selectRow: (name: string) => `选择${name}`,
    selectPage: '选择本页全部',
    number: '序号',
    actions: '操作',
    more: (name: string) => `${name}的更多操作`,
    switchOf: (label: string, name: string) => `${name}：${label}`,
    imageOf: (label: string, name: string) => `${name}的${label}`,
    width: (label: string, width: number, format: FormatNumber) =>
      `${label}：宽 ${format(width)} 像素`,
    sorted: (label: string, descending: boolean) =>
      `已按${label}${descending ? '降序' : '升序'}排列`,
    unsorted: (label: string) => `已取消按${label}排列`,
    rank: (rank: number, format: FormatNumber) => `第 ${format(rank)} 排序`,
    selected: (count: number, format: FormatNumber) => `已选 ${format(count)} 条`,
    copiedCell: '已复制单元格',
    copiedRows: (count: number, format: FormatNumber) => `已复制 ${format(count)} 行`,
    saved: (label: string) => `${label}：修改成功`,
    notSaved: (label: string, name: string) =>
      `${name}的${label}未能保存，已恢复原状。请稍后重试。`,
  },
  en: {
    selectRow: (name) => `Select ${name}`,
    selectPage: 'Select all on this page',
    number: 'No.',
    actions: 'Actions',
    more: (name) => `More actions for ${name}`,
    switchOf: (label, name) => `${name}: ${label}`,
    imageOf: (label, name) => `${label} of ${name}`,
    width: (label, width, format) => `${label}: ${format(width)} pixels wide`,
    sorted: (label, descending) => `Sorted by ${label}, ${descending ? 'descending' : 'ascending'}`,
    unsorted: (label) => `No longer sorted by ${label}`,
    rank: (rank, format) => `sort key ${format(rank)}`,
    selected: (count, format) => `${format(count)} selected`,
    copiedCell: 'Cell copied',
    copiedRows: (count, format) => (count === 1 ? '1 row copied' : `${format(count)} rows copied`),
    saved: (label) => `${label} saved`,
    notSaved: (label, name) =>
      `${label} of ${name} could not be saved and was restored. Try again later.`,
  },
});
