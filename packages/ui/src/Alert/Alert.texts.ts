import { defineTexts } from '../texts/texts';

export const alertTexts = defineTexts('Alert', {
  zh: { info: '提示', success: '成功', warning: '注意', danger: '错误' },
  en: { info: 'Note', success: 'Success', warning: 'Warning', danger: 'Error' },
});
