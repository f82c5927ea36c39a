import { decodeSearch, fromOrderParam } from '@mingjian/api';
import type { ListCondition } from '@mingjian/widgets/ListFilter';
import { listRequestOf } from './listRequest';

describe('a list request', () => {
  it('encodes conditions and order so that the server decodes the same', () => {
    const conditions: ListCondition[] = [
      { field: 'companyName', operator: 'LIKE', value: '竹' },
      { field: 'status', operator: 'IN', value: ['0', '1'] },
      {
        field: 'createTime',
        operator: 'BETWEEN',
        value: ['2026-01-01 00:00:00', '2026-01-31 23:59:59'],
      },
      { field: 'remark', operator: 'ISNULL', value: null },
    ];
    const sort = [{ field: 'createTime', descending: true }];

    const request = listRequestOf({ conditions, sort, page: 3, pageSize: 20 }, 'companyList');

    expect(request).toMatchObject({ pageCode: 'companyList', pageNum: 3, pageSize: 20 });
    expect(decodeSearch(request.searchParam)).toEqual(conditions);
    expect(fromOrderParam(request.orderParam)).toEqual(sort);
  });

  it('omits conditions and order when there are none', () => {
    expect(listRequestOf({ conditions: [], sort: [], page: 1, pageSize: 10 }, 'x')).toEqual({
      pageCode: 'x',
      pageNum: 1,
      pageSize: 10,
    });
  });
});
