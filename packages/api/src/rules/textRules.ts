import { cleanText } from './cleanText';
import { isCreditCode } from './creditCode';
import { isPhone, phoneProblem } from './phoneNumber';
import type { Rule, RuleProblem, TextFormat, TextRule } from './rule';

/** Fewest characters of a password. Source: spec 1 §5, spec 2 §9. */
export const PASSWORD_MIN = 5;

/** Mobile numbers, landlines with area code, foreign ones with `+`. Source: the product. */
const tel: TextRule = {
  accepts: isPhone,
  problemOf: phoneProblem,
  problem: {
    zh: '请输入 11 位手机号或带区号的座机',
    en: 'Enter a mobile number of 11 digits or a landline with its area code',
  },
};

/** A local part, and labels of any script with a dot between them. */
const MAILBOX = new RegExp(
  `^[^\\s@<>()"',;:\\\\]{1,64}@` +
    '(?:[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]{0,62}\\.)+\\p{L}[\\p{L}\\p{M}\\p{N}-]{1,62}$',
  'u',
);

/** E-mail addresses. Source: the product. */
const email: TextRule = {
  accepts: (text) => text.length <= 254 && !/\.[.@]|^\./.test(text) && MAILBOX.test(text),
  problemOf: emailProblem,
  problem: {
    zh: '请输入完整的邮箱地址，如 name@example.com',
    en: 'Enter a full e-mail address, such as name@example.com',
  },
};

function emailProblem(text: string): RuleProblem | undefined {
  if (text.includes('..')) return { zh: '有连续的点“..”', en: 'Has two dots in a row' };
  const [, domain] = /^[^@\s]+@([^@.\s]+)$/.exec(text) ?? [];
  if (domain === undefined) return undefined;
  return {
    zh: `“${domain}”缺少后缀，如 ${domain}.com`,
    en: `“${domain}” lacks an ending, as in ${domain}.com`,
  };
}

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

/** Names of accounts. Source: spec 1 §5, spec 2 §5. */
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
    !/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u.test(text) &&
    /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{M}\u2800]/u.test(text),
  problem: {
    zh: '姓名含有看不见或会打乱文字方向的字符，请删去后重新输入',
    en: 'A name holds characters that are invisible or change its direction. Type it again',
  },
};

/** Numbers of identity cards, passports and permits. Source: the product. */
const idNo: TextRule = {
  accepts: (text) => /^[A-Z\d()/-]{5,32}$/.test(text),
  problem: {
    zh: '请输入 5 至 32 位证件号码（字母和数字）',
    en: 'Enter an ID number of 5 to 32 letters and digits',
  },
};

const ofClean = (format: TextFormat, { problem, ...rule }: TextRule): TextRule => ({
  accepts: (text) => rule.accepts(cleanText(text, format)),
  problem,
  problemOf: (text) => rule.problemOf?.(cleanText(text, format)),
});

/**
 * Rules of texts, by format. Server and forms check the same ones. Texts that people type are
 * judged by what is stored of them (`cleanText`); addresses, which pages follow, as they are.
 */
export const TEXT_RULES: Readonly<Record<TextFormat, TextRule>> = {
  tel: ofClean('tel', tel),
  email: ofClean('email', email),
  url,
  link,
  username: ofClean('username', username),
  password,
  creditCode: ofClean('creditCode', creditCode),
  personName: ofClean('personName', personName),
  idNo: ofClean('idNo', idNo),
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
