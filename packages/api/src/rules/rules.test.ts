import fc from 'fast-check';
import { inputProblems, problemText, type InputProblem } from '../http/inputProblems';
import { object } from 'yup';
import { formatted } from '../schema';
import { count, text } from '../resource/field';
import { fieldRules } from './fieldRules';
import { ruleText, type TextFormat } from './rule';
import { samePasswordRule, TEXT_RULES, unmaskedRule } from './textRules';
import { monthRangeRule, orderNumberRule, SO_FAR } from './valueRules';

const SAMPLES: Record<TextFormat, { accepted: readonly string[]; refused: readonly string[] }> = {
  tel: {
    accepted: ['13800138000', '021 5888 0000', '+86 (21) 5888-0000', '010-88886666转8001'],
    refused: ['办公室', '1380000123', '((((1234', '12800138000', '138****2268', '88886666'],
  },
  email: {
    accepted: ['name@example.com', '王芳@例子.cn', '张三@公司.中国', 'a.b+c@x-y.co.uk'],
    refused: [
      'name',
      'name@',
      '@example.com',
      'a@b@example.com',
      '<name@example.com>',
      'a@example',
      'a@example..com',
      'a..b@example.com',
      'a@.com',
      'a@example.c',
    ],
  },
  url: {
    accepted: ['https://example.com/a?b=c', 'HTTP://example.com', '/files/a.png'],
    refused: [
      'example.com',
      'javascript:alert(1)',
      '//evil.example/a.png',
      '/files/../secret',
      'https://',
      'https://example.com/a b',
    ],
  },
  link: {
    accepted: ['http://example.com', 'https:', 'mailto:name@example.com', 'tel:021', 'HTTPS://a'],
    refused: ['example.com', '/files/a.png', 'javascript:alert(1)', ' https://a', 'ftp://a'],
  },
  username: {
    accepted: ['abc', '林晓_01', '一二三', 'a'.repeat(16), 'ａｂ\u200Bｃ'],
    refused: ['ab', 'a'.repeat(17), 'a b c', '   ', 'lin-xiao'],
  },
  password: { accepted: ['12345', '     '], refused: ['1234', '密码四位'] },
  creditCode: { accepted: ['91330100799655058B'], refused: ['91330100799655058A', '123'] },
  personName: {
    accepted: [
      '古丽',
      '阿依努尔·买合木提',
      "Seán O'Neill",
      '𠮷野',
      '㐀\u{E0100}',
      '\u{E000}',
      '张\u200B三',
      'علی\u200Cرضا',
    ],
    refused: ['\u200B', '\u3164', '\u2800', '\uFE0F', '\u{E0041}张'],
  },
  idNo: {
    accepted: ['31010119900101123X', 'H1234567（8）', 'e1234 5678'],
    refused: ['1234', '你好吗你好', 'a b c d'],
  },
};

describe('the rule of a format', () => {
  const formats = Object.keys(SAMPLES) as TextFormat[];

  it.each(formats)('%s accepts and refuses', (format) => {
    const { accepted, refused } = SAMPLES[format];
    const { accepts } = TEXT_RULES[format];

    expect(accepted.filter((sample) => !accepts(sample))).toEqual([]);
    expect(refused.filter((sample) => accepts(sample))).toEqual([]);
  });

  it('words what the specifications give in Chinese to the letter', () => {
    expect(TEXT_RULES.password.problem.zh).toBe('密码不得低于5位');
    expect(samePasswordRule('').problem.zh).toBe('两次输入密码不一致!');
  });

  it('names no script as a link, whatever comes before it', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        expect(TEXT_RULES.link.accepts(`javascript:${rest}`)).toBe(false);
        expect(TEXT_RULES.url.accepts(`javascript:${rest}`)).toBe(false);
      }),
    );
  });

  it('counts the characters of names as people do', () => {
    const letter = fc.constantFrom('a', 'Z', '0', '_', '林', '𠮷');
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 20 }), (letters) => {
        const isFit = letters.length >= 3 && letters.length <= 16;
        expect(TEXT_RULES.username.accepts(letters.join(''))).toBe(isFit);
      }),
    );
  });
});

it('takes a password that is typed again, and no other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(samePasswordRule(one).accepts(one)).toBe(true);
      expect(samePasswordRule(one).accepts(other)).toBe(one === other);
    }),
  );
});

describe('a range of months', () => {
  const month = fc
    .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

  it('ends no earlier than it starts, or goes on until now', () => {
    fc.assert(
      fc.property(month, month, (one, other) => {
        const [from, to] = [one, other].toSorted() as [string, string];
        expect(monthRangeRule.accepts({ from, to })).toBe(true);
        expect(monthRangeRule.accepts({ from: to, to: from })).toBe(from === to);
        expect(monthRangeRule.accepts({ from, to: SO_FAR })).toBe(true);
      }),
    );
  });

  it.each([
    { from: '', to: '2026-03' },
    { from: '2026-03', to: '' },
    { from: SO_FAR, to: '2026-03' },
    { from: '2026-13', to: '2027-01' },
    { from: '2026-3', to: '2026-04' },
    { from: '2026-03-01', to: '2026-04-01' },
  ])('is refused as %j', (range) => {
    expect(monthRangeRule.accepts(range)).toBe(false);
  });
});

describe('a number', () => {
  it('that orders rows is whole, from 0 to 1000', () => {
    expect([0, 1, 1000].filter((value) => !orderNumberRule.accepts(value))).toEqual([]);
    expect([-1, 1001, 0.5, NaN].filter((value) => orderNumberRule.accepts(value))).toEqual([]);
  });

  it('of a field without limits of its own is from 0 to 1000', async () => {
    const { range, schema } = count({ write: true });

    expect(range).toEqual([0, 1000]);
    await expect(schema.validate(1000)).resolves.toBe(1000);
    await expect(schema.validate(1001)).rejects.toThrow('1000');
  });
});

describe('the rules of a field', () => {
  it('are that of its format and, where it leaves the server masked, one against masks', () => {
    expect(fieldRules(text({ max: 9 }))).toEqual([]);
    expect(fieldRules(text({ max: 9, format: 'email' }))).toEqual([TEXT_RULES.email]);
    expect(fieldRules(text({ max: 9, format: 'tel', masked: true }))).toEqual([
      unmaskedRule,
      TEXT_RULES.tel,
    ]);
  });
});

describe('a text of a format in the schema of a call', () => {
  const problems = async (username: string): Promise<Record<string, InputProblem>> =>
    object({ username: formatted('username', 16).required() })
      .validate({ username }, { abortEarly: false })
      .then(() => ({}), inputProblems);

  it('is cleaned, and has to fit the rule of its format', async () => {
    expect(await problems(' 林晓_01 ')).toEqual({});

    const { username } = await problems('lin-xiao');
    expect(problemText(username!, 'zh-CN')).toBe('请输入 3 至 16 位汉字、字母、数字或下划线');
    expect(problemText(username!, 'en')).toBe(ruleText(TEXT_RULES.username, 'en-GB'));
  });
});
