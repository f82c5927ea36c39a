import { defineTexts } from '@mingjian/ui';

/** Text of the button in the header. */
export const paletteButtonTexts = defineTexts('paletteButton', {
  zh: { find: '快速查找' },
  en: { find: 'Quick find' },
});
