import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of a list without its panels. */
export const listGridTexts = defineTexts('ListGrid', {
  zh: {
    /** Source: spec 1 §2.1. */
    title: '数据列表',
    add: '新增',
    remove: '批量删除',
    invoice: '申请开票',
    exportReport: '导出报告',
    refresh: '刷新',
    tools: (list: string) => `${list}工具栏`,
    pageTools: '列表设置',
    failed: '加载失败',
    found: (total: number, page: number, format: FormatNumber) =>
      `共 ${format(total)} 条，第 ${format(page)} 页`,
    nothing: '没有数据',
    edit: '编辑',
    delete: '删除',
    /** Source: spec 1 §8. */
    confirmDelete: '确认删除该记录吗？',
    deleted: '删除成功',
    cancelled: '取消操作',
    /** Source: spec 1 §5, to the letter. */
    noDeleteUrl: 'please set the url.delete attribute',
    selectFirst: '请先选择记录',
    allDone: (label: string, count: number, format: FormatNumber) =>
      `${label}：${format(count)} 条全部成功`,
    columns: '列设置',
    columnsUnsaved: '有未保存的更改',
    someOnly: '请选择具体的记录，不能用于全部匹配项',
  },
  en: {
    title: 'Data list',
    add: 'Add',
    remove: 'Delete selected',
    invoice: 'Request invoice',
    exportReport: 'Export reports',
    refresh: 'Refresh',
    tools: (list) => `Tools for ${list}`,
    pageTools: 'List settings',
    failed: 'Failed to load',
    found: (total, page, format) => `${format(total)} in total, page ${format(page)}`,
    nothing: 'No data',
    edit: 'Edit',
    delete: 'Delete',
    confirmDelete: 'Delete this record?',
    deleted: 'Deleted',
    cancelled: 'Cancelled',
    noDeleteUrl: 'please set the url.delete attribute',
    selectFirst: 'Select records first',
    allDone: (label, count, format) =>
      count === 1 ? `${label}: succeeded` : `${label}: all ${format(count)} succeeded`,
    columns: 'Columns',
    columnsUnsaved: 'Unsaved changes',
    someOnly: 'Select individual records. This action does not work for all matching records.',
  },
});
