import { EMAIL_ADDRESSES } from '../entities/messages/messageFile';
import { cleanText } from './cleanText';
import type { TextRule } from './rule';
import { TEXT_RULES } from './textRules';

/** Returns the e-mail addresses of a typed line, clean and each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;，；、\s]+/)
      .map((address) => cleanText(address, 'email'))
      .filter((address) => address !== ''),
  ),
];

/** Lists of e-mail addresses, divided by commas, semicolons or blanks. Source: the product. */
export const addressListRule: TextRule = {
  accepts: (text) => {
    const addresses = addressesIn(text);
    return (
      addresses.length <= EMAIL_ADDRESSES &&
      addresses.every((address) => TEXT_RULES.email.accepts(address))
    );
  },
  problemOf(text) {
    const addresses = addressesIn(text);
    const wrong = addresses.find((address) => !TEXT_RULES.email.accepts(address));
    return wrong === undefined
      ? {
          zh: `最多 ${EMAIL_ADDRESSES} 个邮箱地址`,
          en: `At most ${EMAIL_ADDRESSES} e-mail addresses`,
        }
      : {
          zh: `“${wrong}”不是完整的邮箱地址`,
          en: `“${wrong}” is no full e-mail address`,
        };
  },
  problem: { zh: '请输入邮箱地址，用逗号分隔', en: 'Enter e-mail addresses, divided by commas' },
};
