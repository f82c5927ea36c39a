import type { CollectItem } from '@mingjian/api';
import { answerText } from './answerText';
import { reviewStretches, withReturned } from './reviewRows';

const item: CollectItem = {
  id: 'a',
  groupCode: 'employment',
  name: '工作履历',
  nameEn: 'Employment',
  status: 3,
  fields: [
    { key: 'company', label: '单位', note: null, type: 'text', required: true, options: [] },
    { key: 'period', label: '任职时间', note: null, type: 'months', required: true, options: [] },
  ],
  isList: true,
  monthsKey: 'period',
  proof: null,
  needsFile: false,
  dataForm: '[{"company":"甲","period":{"from":"2020-01","to":"2026-05"},"explanation":"已注销"}]',
  files: '[]',
  returnReason: '核对',
  returned: [{ stretch: 0, key: 'company', reason: '全称' }],
  previousData: '[{"company":"甲","period":{"from":"2020-01","to":"PRESENT"}}]',
  savedAt: null,
  version: 2,
};
const words = { yes: '是', no: '否', soFar: '至今' };

describe('an item under review', () => {
  it('shows what changed, what was found and what is returned beside each answer', () => {
    const found = [{ itemId: 'a', stretch: 0, key: 'period', text: '重叠' }];
    const [stretch] = reviewStretches(item, [...found, { ...found[0]!, itemId: 'b' }]);

    expect(stretch).toMatchObject({ explanation: '已注销', doNotContact: false });
    expect(stretch!.rows[0]).toMatchObject({ isChanged: false, returned: { reason: '全称' } });
    expect(stretch!.rows[1]).toMatchObject({
      isChanged: true,
      before: { from: '2020-01', to: 'PRESENT' },
      findings: [{ text: '重叠' }],
    });
  });

  it('has one empty stretch while nothing is filled in', () => {
    const [stretch] = reviewStretches({ ...item, dataForm: '[]', previousData: null }, []);
    expect(stretch!.rows.map(({ value }) => value)).toEqual([undefined, undefined]);
  });

  it('returns a field once, with its newest reason', () => {
    const other = { stretch: 1, key: 'company', reason: '缺' };
    expect(
      withReturned([...item.returned, other], { stretch: 0, key: 'company', reason: '新' }),
    ).toEqual([other, { stretch: 0, key: 'company', reason: '新' }]);
  });
});

describe('an answer', () => {
  it('is read in words', () => {
    const [text, months] = item.fields as [CollectItem['fields'][0], CollectItem['fields'][0]];
    const select = {
      ...text,
      type: 'select' as const,
      options: [{ value: '1', label: '主动离职' }],
    };
    expect(answerText(text, undefined, words)).toBe('');
    expect(answerText(text, true, words)).toBe('是');
    expect(answerText(months, { from: '2020-01', to: 'PRESENT' }, words)).toBe('2020-01 – 至今');
    expect(answerText(select, '1', words)).toBe('主动离职');
    expect(answerText(select, '9', words)).toBe('9');
  });
});
