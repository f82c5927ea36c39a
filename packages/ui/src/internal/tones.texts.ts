import { defineTexts } from '../texts/texts';

/** The names of tones, for people who do not see the colour. */
export const toneTexts = defineTexts('Tones', {
  zh: { info: '提示', success: '成功', warning: '注意', danger: '错误' },
  en: { info: 'Note', success: 'Success', warning: 'Warning', danger: 'Error' },
});
