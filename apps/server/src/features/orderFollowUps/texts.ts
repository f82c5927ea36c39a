import { defineTexts } from '../../texts';

/** Messages about contacts with sources. */
export const followUpTexts = defineTexts({
  zh: { foreignMark: '标记的录音不在这条联系记录中' },
  en: { foreignMark: 'A mark is of a recording that this contact does not have' },
});
