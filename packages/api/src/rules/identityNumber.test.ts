import fc from 'fast-check';
import { identityCheck, identityFacts, identityProblems } from './identityNumber';
import { TEXT_RULES } from './textRules';
import { problemIn } from './rule';

const problemOf = (idNo: string) => identityProblems({ idType: 1, idNo }).idNo?.zh;

describe('an identity number', () => {
  it('is right with its check character, in capitals or not, of any region that ever was', () => {
    for (const body of ['11010519491231002', '81000019900101001', '83000020000229002'])
      expect(problemOf(body + identityCheck(body))).toBeUndefined();
    expect(problemOf('11010519491231002x')).toBeUndefined();
    expect(problemOf('110105 19491231 002Ｘ')).toBeUndefined();
  });

  it.each([
    ['110105194912310021', '末位校验码不符，请核对有无输错'],
    ['11010519491231002', '17 位，身份证号应为 18 位'],
    ['H12345678', '9 位，身份证号应为 18 位'],
    ['1101051949123100AX', '身份证号由 17 位数字和末位的数字或 X 组成'],
    ['99010519491231002X', '以 99 开头，没有这个地区代码'],
    ['110105199002300015', '出生日期 1990-02-30 不存在，请核对第 7 至 14 位'],
    ['110105208801010011', '出生日期 2088-01-01 不存在，请核对第 7 至 14 位'],
  ])('%s is refused with what was found', (number, problem) => {
    expect(problemOf(number)).toBe(problem);
  });

  it('has another check character for every single wrong digit', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.array(digit, { minLength: 17, maxLength: 17 }),
        fc.nat(16),
        digit,
        (digits, index, other) => {
          const changed = digits.with(index, other);
          const isSame = digits[index] === other;
          expect(identityCheck(digits.join('')) === identityCheck(changed.join(''))).toBe(isSame);
        },
      ),
    );
  });

  it('tells birth date and gender', () => {
    expect(identityFacts('11010519491231002X')).toEqual({ birthDate: '1949-12-31', gender: 2 });
    expect(identityFacts('110105194912310021')).toBeUndefined();
  });

  it('is contradicted by other facts, not by missing ones', () => {
    const typed = { idType: 1, idNo: '11010519491231002X' };

    expect(identityProblems({ ...typed, birthDate: null, gender: 0 })).toEqual({});
    expect(identityProblems({ ...typed, birthDate: '1949-12-31', gender: 2 })).toEqual({});
    expect(identityProblems({ ...typed, birthDate: '1950-01-01', gender: 1 })).toMatchObject({
      birthDate: { zh: '与身份证号中的 1949-12-31 不一致' },
      gender: { zh: '与身份证号不一致，其中为女' },
    });
  });

  it('is asked of no other document', () => {
    expect(identityProblems({ idType: 2, idNo: 'E12345678' })).toEqual({});
  });
});

describe('a phone number or e-mail address that is refused', () => {
  it.each([
    ['tel', '1380000123', '10 位，手机号应为 11 位'],
    ['tel', '１２８００００１２３４', '以 12 开头，手机号应以 13 至 19 开头'],
    ['tel', '8888 6666', '缺少区号，请按 010-88886666 的格式填写'],
    ['tel', '((((1234', '请输入 11 位手机号或带区号的座机'],
    ['email', 'a@example', '“example”缺少后缀，如 example.com'],
    ['email', 'a@example..com', '有连续的点“..”'],
    ['email', 'name', '请输入完整的邮箱地址，如 name@example.com'],
  ] as const)('%s: %s is told what was found', (format, text, problem) => {
    expect(TEXT_RULES[format].accepts(text)).toBe(false);
    expect(problemIn(TEXT_RULES[format], text).zh).toBe(problem);
  });
});
