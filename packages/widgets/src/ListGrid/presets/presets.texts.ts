import { defineTexts } from '@mingjian/ui';

/** Texts of the presets of a list. */
export const presetTexts = defineTexts('ListPresets', {
  zh: { label: '快捷视图' },
  en: { label: 'Quick views' },
});
