import { changesOf } from './logChanges';

describe('the changes of a line', () => {
  it('have each field before and after', () => {
    const before = JSON.stringify({ roleCode: 'COMPANY_HR', remark: '' });
    const after = JSON.stringify({ roleCode: 'COMPANY_FIN', remark: '好', mainFlag: 0 });

    expect(changesOf({ before, after })).toEqual([
      { field: 'roleCode', before: 'COMPANY_HR', after: 'COMPANY_FIN' },
      { field: 'remark', before: null, after: '好' },
      { field: 'mainFlag', before: null, after: '0' },
    ]);
  });

  it('are none for a line without values, or with what is no record', () => {
    expect(changesOf({ before: null, after: null })).toEqual([]);
    expect(changesOf({ before: '[1]', after: '{broken' })).toEqual([]);
  });
});
