import { changesOf, rowNameOf } from './logChanges';

describe('the changes of a line', () => {
  it('have each field before and after', () => {
    const before = JSON.stringify({ roleCode: 'COMPANY_HR', remark: '' });
    const after = JSON.stringify({ roleCode: 'COMPANY_FIN', remark: '好', mainFlag: 0 });

    expect(changesOf({ before, after })).toEqual([
      { field: 'roleCode', before: 'COMPANY_HR', after: 'COMPANY_FIN' },
      { field: 'remark', before: null, after: '好' },
      { field: 'mainFlag', before: null, after: 0 },
    ]);
  });

  it('leave out fields that were and stay empty', () => {
    expect(changesOf({ before: null, after: '{"phone":null,"email":""}' })).toEqual([]);
  });

  it('are none for a line without values, or with what is no record', () => {
    expect(changesOf({ before: null, after: null })).toEqual([]);
    expect(changesOf({ before: '[1]', after: '{broken' })).toEqual([]);
  });
});

describe('the name of the row of a line', () => {
  it('is the recorded one, of a deleted row the last', () => {
    const before = '{"username":"gl","realname":"古丽","companyId":"c"}';

    expect(rowNameOf({ before, after: null })).toBe('古丽');
    expect(rowNameOf({ before: '{"title":"旧"}', after: '{"title":"新"}' })).toBe('新');
    expect(rowNameOf({ before: '{"status":1}', after: '{"status":0}' })).toBeNull();
  });
});
