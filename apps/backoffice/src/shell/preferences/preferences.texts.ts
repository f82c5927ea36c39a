import { defineTexts } from '@mingjian/ui';

/** Texts about saving settings. */
export const preferencesTexts = defineTexts('settingsSync', {
  zh: { notSaved: '设置未能保存到服务器，已保留在本机，下次登录时再保存' },
  en: {
    notSaved: 'Your settings could not be saved to the server. They are kept on this computer',
  },
});
