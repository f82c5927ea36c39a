import type { TextRule } from '@mingjian/api';

/** Codes of new dictionaries. */
export const dictionaryCodeRule: TextRule = {
  accepts: (code) => /^[a-z][a-z0-9_]*$/.test(code),
  problem: {
    zh: '以小写字母开头，只能有小写字母、数字和下划线，例如 visa_type',
    en: 'Starts with a small letter; small letters, digits and underscores, such as visa_type',
  },
};
