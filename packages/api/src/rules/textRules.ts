import { isCreditCode } from './creditCode';
import type { Rule, TextRule } from './rule';

/** The format of a text: its rule, and the keyboard of a phone. */
export type TextFormat =
  | 'tel'
  | 'email'
  | 'url'
  | 'link'
  | 'username'
  | 'password'
  | 'creditCode'
  | 'personName'
  | 'idNo';

/** Fewest characters of a password. Source: spec 1 §5, spec 2 §9. */
export const PASSWORD_MIN = 5;

/** Phone numbers: digits, with the signs that people write between them. Source: the product. */
const tel: TextRule = {
  accepts: (text) => /^\+?[\d() -]{4,31}$/.test(text) && /\d{4}/.test(text),
  problem: {
    zh: '请输入 11 位手机号或带区号的座机',
    en: 'Enter a mobile number of 11 digits or a landline with its area code',
  },
};

/** E-mail addresses. Source: the product. */
const email: TextRule = {
  accepts: (text) => /^[^\s@<>()"',;:\\]{1,64}@[^\s@<>()"',;:\\]{1,190}$/.test(text),
  problem: {
    zh: '请输入完整的邮箱地址，如 name@example.com',
    en: 'Enter a full e-mail address, such as name@example.com',
  },
};

/** Links that may be shown: `http(s)://…`, or the path of a stored file. Source: the product. */
const url: TextRule = {
  accepts: (text) => {
    if (/[\s\\<>"'`]/.test(text)) return false;
    if (/^\/(?!\/)/.test(text)) return !text.split('/').includes('..');
    return /^https?:\/\//i.test(text) && URL.canParse(text);
  },
  problem: {
    zh: '请输入以 http(s):// 或 / 开头的地址，不含空格和引号',
    en: 'Enter an address that starts with http(s):// or /, without blanks or quotes',
  },
};

/** Links of people to pages, mailboxes and phones. Source: spec 1 §5, spec 2 §5. */
const link: TextRule = {
  accepts: (text) => /^(https?|mailto|tel):/i.test(text),
  problem: {
    zh: '请输入以 http:、https:、mailto: 或 tel: 开头的地址',
    en: 'Enter an address that starts with http:, https:, mailto: or tel:',
  },
};

/** Names of accounts, not empty after trimming. Source: spec 1 §5, spec 2 §5. */
const username: TextRule = {
  accepts: (text) => /^[\p{Script=Han}A-Za-z0-9_]{3,16}$/u.test(text),
  problem: {
    zh: '请输入 3 至 16 位汉字、字母、数字或下划线',
    en: 'Enter 3 to 16 Chinese characters, letters, digits or underscores',
  },
};

/** New passwords. Source: spec 1 §5, spec 2 §5; the Chinese message is theirs. */
const password: TextRule = {
  accepts: (text) => text.length >= PASSWORD_MIN,
  problem: { zh: '密码不得低于5位', en: 'Enter a password of at least 5 characters' },
};

/** Unified social credit codes. Source: GB 32100-2015. */
const creditCode: TextRule = {
  accepts: isCreditCode,
  problem: {
    zh: '请输入 18 位统一社会信用代码（数字和大写字母），并核对有无输错',
    en: 'Enter the 18 digits and capital letters of the credit code, and check them for typos',
  },
};

/**
 * Names of people: no characters that turn, hide or break a text, and a visible one. Unassigned
 * and private characters stay, as rare Chinese characters may be among them. Source: the product.
 */
const personName: TextRule = {
  accepts: (text) =>
    !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text) &&
    /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u.test(text),
  problem: {
    zh: '姓名含有看不见或会打乱文字方向的字符，请删去后重新输入',
    en: 'A name holds characters that are invisible or change its direction. Type it again',
  },
};

/** Numbers of identity cards, passports and permits. Source: the product. */
const idNo: TextRule = {
  accepts: (text) => /^[A-Za-z\d()（）/-]{5,32}$/.test(text),
  problem: {
    zh: '请输入 5 至 32 位证件号码（字母和数字）',
    en: 'Enter an ID number of 5 to 32 letters and digits',
  },
};

/** Rules of texts, by format. Server and forms check the same ones. */
export const TEXT_RULES: Readonly<Record<TextFormat, TextRule>> = {
  tel,
  email,
  url,
  link,
  username,
  password,
  creditCode,
  personName,
  idNo,
};

/** Texts without masked characters: a mask is no value to store. Source: the product. */
export const unmaskedRule: TextRule = {
  accepts: (text) => !text.includes('*'),
  problem: {
    zh: '含有已隐藏的字符，请重新填写完整内容',
    en: 'holds hidden characters, please enter it in full',
  },
};

/**
 * Returns the rule of a password that is typed again. Source: spec 1 §5, spec 2 §5; the Chinese
 * message is theirs.
 */
export const samePasswordRule = (newPassword: string): TextRule => ({
  accepts: (text) => text === newPassword,
  problem: { zh: '两次输入密码不一致!', en: 'The two passwords differ' },
});

/** Values that no other row may have; only the server can check them. Source: the product. */
export const uniqueRule: Pick<Rule<never>, 'problem'> = {
  problem: { zh: '已被使用', en: 'is already in use' },
};
