import { defineTexts } from '../texts/texts';

export const dialogTexts = defineTexts('Dialog', { zh: { close: '关闭' }, en: { close: 'Close' } });
