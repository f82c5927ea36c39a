import { defineTexts } from '@mingjian/ui';

/** What a list says beside its panels. */
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
    found: (total: string, page: string) => `共 ${total} 条，第 ${page} 页`,
    nothing: '没有数据',
    edit: '编辑',
    delete: '删除',
    /** Source: spec 1 §8. */
    confirmDelete: '确认删除该记录吗？',
    deleted: '删除成功',
    cancelled: '取消操作',
    /** Source: spec 1 §5, to the letter. */
    noDeleteUrl: 'please set the url.delete attribute',
    chooseFirst: '请先选择记录',
    someOnly: '请选择具体的记录，不能用于全部匹配项',
  },
  en: {
    title: 'Data list',
    add: 'Add',
    remove: 'Delete selected',
    invoice: 'Apply for invoice',
    exportReport: 'Export reports',
    refresh: 'Refresh',
    tools: (list) => `Tools for ${list}`,
    pageTools: 'List settings',
    failed: 'Could not load',
    found: (total, page) => `${total} in all, page ${page}`,
    nothing: 'No rows',
    edit: 'Edit',
    delete: 'Delete',
    confirmDelete: 'Delete this record?',
    deleted: 'Deleted',
    cancelled: 'Cancelled',
    noDeleteUrl: 'please set the url.delete attribute',
    chooseFirst: 'Choose rows first',
    someOnly: 'Choose single rows: this does not work on all that match',
  },
});
