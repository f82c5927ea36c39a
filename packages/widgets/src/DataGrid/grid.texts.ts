import { defineTexts } from '@mingjian/ui';

/** What a grid says. */
export const gridTexts = defineTexts('DataGrid', {
  zh: {
    choose: '选择',
    chooseRow: (name: string) => `选择${name}`,
    chooseAll: '选择本页全部',
    number: '序号',
    actions: '操作',
    more: (name: string) => `${name}的更多操作`,
    switchOf: (label: string, name: string) => `${name}：${label}`,
    imageOf: (label: string, name: string) => `${name}的${label}`,
    resize: (label: string) => `调整${label}的宽度`,
    width: (label: string, width: string) => `${label}：宽 ${width} 像素`,
    sorted: (label: string, descending: boolean) =>
      `已按${label}${descending ? '降序' : '升序'}排列`,
    rank: (rank: string) => `第 ${rank} 排序`,
    chosen: (count: string) => `已选 ${count} 条`,
    copiedCell: '已复制单元格',
    copiedRows: (count: string) => `已复制 ${count} 行`,
    saved: (label: string) => `${label}已保存`,
    notSaved: (label: string, name: string) =>
      `${name}的${label}未能保存，已恢复原状。请稍后重试。`,
  },
  en: {
    choose: 'Choose',
    chooseRow: (name) => `Choose ${name}`,
    chooseAll: 'Choose all on this page',
    number: 'No.',
    actions: 'Actions',
    more: (name) => `More actions for ${name}`,
    switchOf: (label, name) => `${name}: ${label}`,
    imageOf: (label, name) => `${label} of ${name}`,
    resize: (label) => `Resize ${label}`,
    width: (label, width) => `${label}: ${width} pixels wide`,
    sorted: (label, descending) => `Sorted by ${label}, ${descending ? 'descending' : 'ascending'}`,
    rank: (rank) => `sort key ${rank}`,
    chosen: (count) => `${count} chosen`,
    copiedCell: 'Cell copied',
    copiedRows: (count) => `${count} rows copied`,
    saved: (label) => `${label} saved`,
    notSaved: (label, name) =>
      `${label} of ${name} could not be saved and is as it was. Try again later.`,
  },
});
