import fc from 'fast-check';
import { object } from 'yup';
import { text } from '../resource/field';
import { formatted } from '../schema';
import { cleanCode, cleanJson, cleanLines, cleanText, foldText } from './cleanText';
import type { TextFormat } from './rule';

const FORMATS: readonly TextFormat[] = [
  'tel',
  'email',
  'url',
  'link',
  'username',
  'password',
  'creditCode',
  'personName',
  'idNo',
];

describe('a text on one line', () => {
  it.each([
    ['\u200B张\u00AD三\uFEFF ', '张三'],
    ['a\u00A0b\u3000c\td', 'a b c d'],
    ['\u202D上海\u202C（总部）', '上海（总部）'],
    ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
    ['می\u200Cروم', 'می\u200Cروم'],
    ['张\u200D三', '张三'],
    ['e\u0301', 'é'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(cleanText(typed)).toBe(stored);
  });
});

describe('a phone number', () => {
  it.each([
    ['\u202D13800001234\u202C', '13800001234'],
    ['138\u200B00001234', '13800001234'],
    ['+86\u00A0138\u00A00000\u00A01234', '13800001234'],
    ['0086-138-0000-1234', '13800001234'],
    ['8613800001234', '13800001234'],
    ['138–0000–1234', '13800001234'],
    ['１３８００００１２３４', '13800001234'],
    ['01088886666', '010-88886666'],
    ['（010）8888－6666', '010-88886666'],
    ['0571-8888666', '0571-8888666'],
    ['+86 (0)21 5888 0000', '021-58880000'],
    ['010-88886666转8001', '010-88886666-8001'],
    ['010-88886666-8001', '010-88886666-8001'],
    ['010 8888 6666 ext. 8001', '010-88886666-8001'],
    ['4008208820', '400-820-8820'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['138****2268', '138****2268'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(cleanText(typed, 'tel')).toBe(stored);
  });
});

describe('a text of a format', () => {
  it.each<[TextFormat, string, string]>([
    ['personName', '古丽米热 • 艾比布力', '古丽米热·艾比布力'],
    ['personName', '古丽米热・艾比布力', '古丽米热·艾比布力'],
    ['personName', '王\u3000芳', '王 芳'],
    ['personName', 'Seán O’Neill–Li', "Seán O'Neill-Li"],
    ['idNo', '110105 19491231 002x', '11010519491231002X'],
    ['idNo', '１１０１０５-19491231-002Ｘ', '11010519491231002X'],
    ['idNo', 'h1234567（8）', 'H1234567(8)'],
    ['idNo', '3****************x', '3****************x'],
    ['creditCode', ' 9133 0100 7996 5505 8b', '91330100799655058B'],
    ['email', 'ｎａｍｅ＠example。com ', 'name@example.com'],
    ['email', 'mailto:张三@公司.中国', '张三@公司.中国'],
    ['username', '\u200Bａdmin', 'admin'],
    ['creditCode', '\u1FD2', '\u03AA\u0300'],
    ['password', ' a\u200B ', ' a\u200B '],
  ])('%s: %j is stored as %j', (format, typed, stored) => {
    expect(cleanText(typed, format)).toBe(stored);
  });

  it('is cleaned by its schema, of a call and of a field', async () => {
    const call = object({ mobile: formatted('tel') });
    const field = text({ max: 64, format: 'personName', write: true }).schema;

    expect(await call.validate({ mobile: '+86 138 0000 1234' })).toEqual({ mobile: '13800001234' });
    expect(await field.validate('王\u200B芳')).toBe('王芳');
  });

  it('has one form: what is clean stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...FORMATS), (typed, format) => {
        const clean = cleanText(typed, format);
        expect(cleanText(clean, format)).toBe(clean);
      }),
    );
  });
});

it('leaves the lines of a longer text', () => {
  expect(cleanLines('一\u200B\n 二\u3000')).toBe('一\n 二\u3000');
});

it('cleans the texts of a list, and leaves what is none', () => {
  expect(cleanJson('["应届\u200B", " 海归 "]')).toBe('["应届","海归"]');
  expect(cleanJson('[{"school": " 北京\u200B大学", "degree": null, "years": 4}]')).toBe(
    '[{"school":"北京大学","degree":null,"years":4}]',
  );
  expect(cleanJson('{"note": " 一\\n 二\u200B"}')).toBe('{"note":" 一\\n 二"}');
  expect(cleanJson('[" ')).toBe('[" ');
});

it('takes a code from a spreadsheet, a chat or an input method', () => {
  expect(["'mj１\u200B2", ' "MJ12"', 'MJ 12'].map(cleanCode)).toEqual(['MJ12', 'MJ12', 'MJ12']);
});

describe('a folded text', () => {
  it.each([
    ['古丽•艾', '古丽・艾'],
    ['古丽·艾', '古丽\u2027艾'],
    ['古丽．艾', '古丽･艾'],
    ['王\u3000芳', '王 芳'],
    ['ＭＪ１', 'mj1'],
    ['a\u200Bb', 'AB'],
    ['O’Neill—x', "o'neill-X"],
    ['É', 'e\u0301'],
  ])('is the same of %j and %j', (one, other) => {
    expect(foldText(one)).toBe(foldText(other));
  });
});
