import { beijingDay, dayIn } from '../time';
import { cleanText } from './cleanText';
import type { RuleProblem } from './rule';

/** First two digits of the numbers of provinces; 81 to 83 are those of residence permits. */
const PROVINCES = new Set(
  (
    '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 ' +
    '61 62 63 64 65 71 81 82 83'
  ).split(' '),
);
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Facts about a person that an identity number holds. */
export interface IdentityFacts {
  /** `yyyy-MM-dd`. */
  birthDate: string;
  /** 1 male · 2 female. */
  gender: 1 | 2;
}

/** Returns the check character of the first 17 digits of an identity number (GB 11643). */
export function identityCheck(body: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return '10X98765432'[sum % 11]!;
}

/** Returns the facts in an identity number; `undefined` for one that is wrong. */
export function identityFacts(text: string): IdentityFacts | undefined {
  const number = cleanText(text, 'idNo');
  if (identityProblem(number)) return undefined;
  return { birthDate: birthDateIn(number), gender: Number(number[16]) % 2 === 1 ? 1 : 2 };
}

/** Returns what is wrong with a clean identity number. Source: GB 11643. */
function identityProblem(number: string): RuleProblem | undefined {
  if (number.length !== 18)
    return {
      zh: `${number.length} 位，身份证号应为 18 位`,
      en: `${number.length} characters; an identity number has 18`,
    };
  if (!/^\d{17}[\dX]$/.test(number))
    return {
      zh: '身份证号由 17 位数字和末位的数字或 X 组成',
      en: 'An identity number is 17 digits and, at the end, a digit or X',
    };
  if (!PROVINCES.has(number.slice(0, 2)))
    return {
      zh: `以 ${number.slice(0, 2)} 开头，没有这个地区代码`,
      en: `Starts with ${number.slice(0, 2)}, which is no code of a region`,
    };
  const day = birthDateIn(number);
  if (dayIn(day) === undefined || day > beijingDay(new Date()))
    return {
      zh: `出生日期 ${day} 不存在，请核对第 7 至 14 位`,
      en: `There is no date of birth ${day}. Check the characters 7 to 14`,
    };
  if (!number.endsWith(identityCheck(number)))
    return {
      zh: '末位校验码不符，请核对有无输错',
      en: 'The last character does not fit the others. Check them for typos',
    };
  return undefined;
}

const birthDateIn = (number: string) =>
  `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;

/** A person's identity document with the facts that were typed beside it. */
export interface TypedIdentity {
  idType?: unknown;
  idNo?: unknown;
  birthDate?: unknown;
  gender?: unknown;
}

/** Fields of a person that belong to an identity number. */
export type IdentityField = 'idNo' | keyof IdentityFacts;

/**
 * Returns the problems of an identity number (document type 1) and of the facts that contradict it.
 * A missing fact contradicts nothing, nor does any beside a wrong number.
 */
export function identityProblems({
  idType,
  idNo,
  birthDate,
  gender,
}: TypedIdentity): Partial<Record<IdentityField, RuleProblem>> {
  if (idType !== 1 || typeof idNo !== 'string' || idNo === '') return {};
  const number = cleanText(idNo, 'idNo');
  const wrong = identityProblem(number);
  if (wrong) return { idNo: wrong };
  const facts = identityFacts(number)!;
  const isOtherDay =
    typeof birthDate === 'string' && birthDate !== '' && birthDate !== facts.birthDate;
  const isOther = (gender === 1 || gender === 2) && gender !== facts.gender;
  return {
    ...(isOtherDay && {
      birthDate: {
        zh: `与身份证号中的 ${facts.birthDate} 不一致`,
        en: `Differs from ${facts.birthDate} in the identity number`,
      },
    }),
    ...(isOther && { gender: OTHER_GENDER[facts.gender] }),
  };
}

const OTHER_GENDER: Readonly<Record<1 | 2, RuleProblem>> = {
  1: { zh: '与身份证号不一致，其中为男', en: 'Differs from the identity number: male' },
  2: { zh: '与身份证号不一致，其中为女', en: 'Differs from the identity number: female' },
};
