import type { CollectField } from '@mingjian/api';
import { isNoContact, savable, withNoContact } from './answers';
import { missingOf, type AskedItem } from './missing';

const field = (key: string, type: CollectField['type'], required = true): CollectField => ({
  key,
  type,
  required,
  label: key.toUpperCase(),
  note: null,
  options: [],
});
const item: AskedItem = {
  groupCode: 'employment',
  name: '工作',
  nameEn: 'Work',
  status: 1,
  needsFile: true,
  fields: [field('a.company', 'text'), field('a.period', 'months')],
};

describe('what an item lacks', () => {
  it('is named by stretch and field, and can be linked to', () => {
    const answers = { stretches: [{ 'a.company': 'X' }, {}], files: [] };

    expect(missingOf(item, answers, '工作').map(({ fieldId }) => fieldId)).toEqual([
      'f-employment-0-a_period',
      'f-employment-1-a_company',
      'f-employment-1-a_period',
      'f-employment-files',
    ]);
  });

  it('includes answers that are wrong', () => {
    const period = { from: '2020-01', to: '2019-01' };
    const answers = {
      stretches: [{ 'a.company': 'X', 'a.period': period }],
      files: [{ name: 'a', url: '/a' }],
    };

    expect(missingOf(item, answers, '工作')).toMatchObject([{ label: 'A.PERIOD', isWrong: true }]);
  });

  it('is nothing for an item without consent', () => {
    expect(missingOf({ ...item, status: 5 }, { stretches: [], files: [] }, '')).toEqual([]);
  });
});

describe('stretches that are sent', () => {
  it('leave out what the server would refuse', () => {
    const wrong = { 'a.company': 'X', 'a.period': { from: '2020-01', to: '2019-01' } };
    expect(savable(item.fields, [wrong])).toEqual([{ 'a.company': 'X' }]);
  });

  it('do not let the present employer be contacted, unless the candidate says so', () => {
    const present = { 'a.period': { from: '2020-01', to: 'PRESENT' } };
    const past = { 'a.period': { from: '2020-01', to: '2021-01' } };

    expect([present, past].map(isNoContact)).toEqual([true, false]);
    expect(isNoContact({ ...present, doNotContact: false })).toBe(false);
    expect(withNoContact('employment', [present])[0]).toMatchObject({ doNotContact: true });
    expect(withNoContact('education', [present])[0]).toEqual(present);
  });
});
