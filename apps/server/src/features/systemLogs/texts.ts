import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const logTexts = defineTexts({
  zh: {
    kept: '操作日志永久保存，不能删除',
    written: '客户操作日志由系统记录，不能新增、修改或删除',
  },
  en: {
    kept: 'The operate log is kept for ever and cannot be deleted',
    written: 'The log of clients is written by the product and cannot be changed',
  },
});
