import { say, type Wording } from '../texts';
import { isArea, isEmail, isLink, isPhone, isRuleList, isWordList } from './acceptedTexts';
import { isCreditCode } from './creditCode';

/** A rule for a text beyond the contract's schema, with the message for a text that breaks it. */
export interface TextRule {
  accepts(text: string): boolean;
  problem: Wording;
}

const wrongFormat = say((t) => t.wrongFormat);

/** Phone numbers. */
export const phoneRule: TextRule = { accepts: isPhone, problem: say((t) => t.expected.phone) };
/** E-mail addresses. */
export const emailRule: TextRule = { accepts: isEmail, problem: say((t) => t.expected.email) };
/** Links that may be shown. */
export const linkRule: TextRule = { accepts: isLink, problem: say((t) => t.expected.link) };
/** Unified social credit codes. */
export const creditCodeRule: TextRule = {
  accepts: isCreditCode,
  problem: say((t) => t.expected.creditCode),
};
/** Numbers of identity cards, passports and permits. */
export const idNoRule: TextRule = {
  accepts: (text) => /^[A-Za-z\d()（）/-]{5,32}$/.test(text),
  problem: say((t) => t.expected.idNo),
};
/** JSON lists of texts, which no person types. */
export const wordListRule: TextRule = { accepts: isWordList, problem: wrongFormat };
/** JSON lists of region codes. */
export const areaRule: TextRule = { accepts: isArea, problem: wrongFormat };
/** JSON lists of order rules. */
export const ruleListRule: TextRule = { accepts: isRuleList, problem: wrongFormat };
