import { IMPORT_FIELDS } from '@mingjian/api';
import { readRow, stateOf, warningsOf } from './judgeRow';
import type { SheetCell } from './sheetTable';

const PERSON = {
  userName: '李清照',
  mobile: '139 0000 4321',
  idType: '身份证',
  idCardNo: '310101199001011234',
  email: '',
  position: '词人',
  city: '济南',
  urgentFlag: '是',
  mainCompanyName: '',
  consigneeName: '赵明诚',
  clientPoNo: '',
  costCenter: '',
  remark: '',
};
const judge = async (given: Partial<Record<keyof typeof PERSON, SheetCell>> = {}) =>
  readRow(
    IMPORT_FIELDS.map((field) => ({ ...PERSON, ...given })[field]),
    IMPORT_FIELDS,
  );

describe('a row of a file', () => {
  it('is an order in the form that is stored, without problems', async () => {
    expect(await judge()).toEqual({
      draft: {
        userName: '李清照',
        mobile: '13900004321',
        idType: 1,
        idCardNo: '310101199001011234',
        position: '词人',
        city: '["370000","370100"]',
        urgentFlag: 1,
        consigneeName: '赵明诚',
      },
      problems: [],
    });
  });

  it.each([
    [{ userName: '' }, 'userName', '必填', 'is required'],
    [{ mobile: '1390000432' }, 'mobile', '10 位，手机号应为 11 位', /11$/],
    [{ idCardNo: '310101199001011235' }, 'idCardNo', /^末位校验码不符/, /typos$/],
    [{ idCardNo: '3101**********1234' }, 'idCardNo', /^含有已隐藏的字符/, /hidden/],
    [{ idType: '驾照' }, 'idType', /^只能填写身份证/, /Passport/],
    [{ urgentFlag: '大概' }, 'urgentFlag', '只能填写是或否', 'is Yes or No'],
    [{ city: '西京' }, 'city', /^没有找到该城市/, /Chinese/],
    [{ email: 'a@' }, 'email', /^请输入完整的邮箱/, /full e-mail/],
    [{ remark: '长'.repeat(501) }, 'remark', '最多 500 个字符', /500/],
    [
      { idCardNo: { number: '310101199001011200' } },
      'idCardNo',
      '单元格是数字格式，末尾数字已丢失，请改为文本后重填',
      /lost its last digits/,
    ],
    [{ idCardNo: { number: '12345678' } }, 'idCardNo', /开头的 0 可能已丢失/, /lost zeros/],
    [{ position: { error: '#N/A' } }, 'position', '单元格有错误 #N/A', 'holds the error #N/A'],
  ])('has one error, in both languages: %j', async (given, field, zh, en) => {
    const { problems } = await judge(given);

    expect(problems).toEqual([
      { field, isError: true, zh: expect.stringMatching(zh), en: expect.stringMatching(en) },
    ]);
    expect(stateOf(problems)).toBe('error');
  });

  it.each([
    ['上海', '["310000","310100"]'],
    ['杭州市', '["330000","330100"]'],
    ['浙江省 杭州市', '["330000","330100"]'],
    ['广西南宁', '["450000","450100"]'],
    ['吉林', '["220000","220200"]'],
  ])('understands the city %s', async (city, codes) => {
    expect((await judge({ city })).draft.city).toBe(codes);
  });

  it('may have numbers for phones, passports, and columns that nobody asked for', async () => {
    const passport = { idType: 'Passport', idCardNo: 'E12345678' };

    expect((await judge({ mobile: { number: '13900004321' } })).problems).toEqual([]);
    expect((await judge(passport)).problems).toEqual([]);
    expect((await readRow([{ error: '#REF!' }], [null])).problems).toHaveLength(3);
  });

  it('is warned of when its person is in the file twice or was ordered lately', () => {
    const warnings = warningsOf({ sameRow: 7, recentOrder: 'MJ1' });

    expect(warnings.map(({ zh }) => zh)).toEqual(['与第 7 行是同一证件号', '90 天内已下单：MJ1']);
    expect(stateOf(warnings)).toBe('warning');
    expect(stateOf(warningsOf({}))).toBe('good');
  });
});
