import { decodeSearch, decodeSearchParamS } from '@mingjian/api';
import type { ListSearch } from '@mingjian/widgets/ListGrid';
import { exportRequestOf } from './exportRequest';
import { listRequestOf } from './listRequest';
import { searchParamsOf, withKnownRanges } from './search';

const search: ListSearch = {
  conditions: [{ field: 'orderTime', operator: 'DYNAMIC', value: 'TODAY' }],
  advanced: {
    join: 'and',
    conditions: [
      { field: 'slaDueAt', operator: 'DYNAMIC', value: 'LAST_7_DAYS' },
      { field: 'userName', operator: 'LIKEIN', value: '李,王' },
    ],
  },
  sort: [],
  // A second before midnight in Beijing.
  asOf: '2026-11-23T15:59:59.000Z',
};

describe('the parameters of a search', () => {
  it('hold the days that its moment gives to every dynamic range', () => {
    const { searchParam, searchParamS } = searchParamsOf(search);

    expect(decodeSearch(searchParam)).toEqual([
      {
        field: 'orderTime',
        operator: 'BETWEEN',
        value: ['2026-11-23 00:00:00', '2026-11-23 23:59:59'],
      },
    ]);
    expect(decodeSearchParamS(searchParamS)).toEqual({
      searchType: 'and',
      conditions: [
        {
          field: 'slaDueAt',
          operator: 'BETWEEN',
          value: ['2026-11-17 00:00:00', '2026-11-23 23:59:59'],
        },
        { field: 'userName', operator: 'LIKEIN', value: '李,王' },
      ],
    });
  });

  it('are those of the list and of its export alike', () => {
    const expected = searchParamsOf(search);
    const source = { resource: 'vOrderInfo', title: 'x', exportFormats: {}, nameFields: {} };
    const file = { format: 'csv', scope: 'view', columns: [], query: search } as const;

    expect(listRequestOf({ ...search, page: 2, pageSize: 10 }, 'orderList')).toMatchObject(
      expected,
    );
    expect(exportRequestOf(file, source)).toMatchObject(expected);
  });

  it('are absent without conditions', () => {
    expect(searchParamsOf({ conditions: [] })).toEqual({});
  });
});

describe('a query of an address', () => {
  it('loses unknown ranges, and an advanced filter with one whole', () => {
    const gone = { field: 'orderTime', operator: 'DYNAMIC', value: 'LAST_9_DAYS' } as const;
    const advanced = { join: 'or', conditions: [...search.advanced!.conditions, gone] } as const;

    expect(withKnownRanges(search)).toEqual(search);
    expect(withKnownRanges({ conditions: [gone, ...search.conditions] }).conditions).toEqual(
      search.conditions,
    );
    expect(withKnownRanges({ conditions: [], advanced }).advanced).toBeUndefined();
  });
});
