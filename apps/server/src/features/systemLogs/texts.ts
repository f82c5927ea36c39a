import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const logTexts = defineTexts({
  zh: { kept: '操作日志永久保存，不能删除' },
  en: { kept: 'The operate log is kept for ever and cannot be deleted' },
});
