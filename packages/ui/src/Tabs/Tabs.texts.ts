import { defineTexts } from '../texts/texts';

export const tabsTexts = defineTexts('Tabs', { zh: { count: '数量' }, en: { count: 'count' } });
