import fc from 'fast-check';
import {
  isPersonalEmail,
  missingAnswers,
  monthFindings,
  readStretches,
  wrongAnswers,
  type AskedField,
} from './collectAnswers';

const fields: AskedField[] = [
  { key: 'education.school', type: 'text', required: true, options: [] },
  { key: 'education.degree', type: 'select', required: true, options: [{ value: '3' }] },
  { key: 'education.period', type: 'months', required: false, options: [] },
  { key: 'education.issued', type: 'day', required: false, options: [] },
];

describe('answers of a collection form', () => {
  it('are read from lists of stretches alone', () => {
    expect(readStretches(null)).toEqual([]);
    expect(
      readStretches('[{"a":"b","c":true,"d":{"from":"2020-01","to":"PRESENT"}}]'),
    ).toHaveLength(1);
    for (const text of ['{}', '[1]', '[[]]', '[{"a":1}]', '[{"a":{"from":"x"}}]', '[', 'null'])
      expect(readStretches(text)).toBeUndefined();
    expect(readStretches(JSON.stringify(Array.from({ length: 21 }, () => ({}))))).toBeUndefined();
    expect(readStretches(JSON.stringify([{ a: 'x'.repeat(501) }]))).toBeUndefined();
  });

  it('never break on any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const stretches = readStretches(text);
        if (stretches) expect(wrongAnswers(fields, stretches)).toBeDefined();
      }),
    );
  });

  it('lack what is required, in each stretch, and in the first one while there is none', () => {
    expect(missingAnswers(fields, [])).toEqual([
      { stretch: 0, key: 'education.school' },
      { stretch: 0, key: 'education.degree' },
    ]);
    const stretches = [
      { 'education.school': '同济大学', 'education.degree': '3' },
      { 'education.school': '  ', 'education.degree': '3' },
    ];
    expect(missingAnswers(fields, stretches)).toEqual([{ stretch: 1, key: 'education.school' }]);
  });

  it('are wrong when they are of another kind, unknown, or no date', () => {
    const wrong = wrongAnswers(fields, [
      {
        'education.school': true,
        'education.degree': '9',
        'education.period': { from: '2020-09', to: '2019-07' },
        'education.issued': '2020-13-45',
        other: 'x',
        doNotContact: 'yes',
      },
      { 'education.school': '', explanation: '学校已合并', doNotContact: true },
    ]);
    expect(wrong.map(({ key }) => key)).toEqual([
      'education.school',
      'education.degree',
      'education.period',
      'education.issued',
      'other',
      'doNotContact',
    ]);
  });
});

describe('stretches of months', () => {
  const of = (...ranges: [string, string][]) =>
    monthFindings(
      ranges.map(([from, to]) => ({ period: { from, to } })),
      'period',
      '2026-11-26',
    );

  it('have no finding when they follow each other', () => {
    expect(of(['2018-01', '2020-03'], ['2020-04', 'PRESENT'])).toEqual([]);
    expect(of(['2020-04', 'PRESENT'], ['2018-01', '2020-04'])).toEqual([]);
  });

  it('show months that are left out, and those that are in two', () => {
    expect(of(['2018-01', '2018-12'], ['2019-04', 'PRESENT'])).toEqual([
      { kind: 'gap', stretch: 1, from: '2019-01', to: '2019-03' },
    ]);
    expect(of(['2018-01', '2019-06'], ['2019-01', '2019-12'])).toEqual([
      { kind: 'overlap', stretch: 1, from: '2019-01', to: '2019-06' },
    ]);
  });
});

it('addresses of mail services belong to persons', () => {
  expect(['a@qq.com', 'b@GMAIL.com', 'c@yahoo.co.jp'].every(isPersonalEmail)).toBe(true);
  expect(['hr@qingsong.cn', 'x@mailqq.example'].some(isPersonalEmail)).toBe(false);
});
