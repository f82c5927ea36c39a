import { order } from '@mingjian/api';
import type { ListCondition } from '@mingjian/widgets/ListFilter';
import { linkFiltersOf, linkNamesIn } from './linkFilters';

const of = (companyId: string): ListCondition[] => [
  { field: 'orderStatus', operator: 'EQ', value: '10' },
  { field: 'companyId', operator: 'EQ', value: companyId },
];
const texts = { labelOf: (field: string) => `(${field})`, unnamed: '所选记录' };

describe('the filters behind links', () => {
  it('name the company of a link as the rows name it, and have no control', () => {
    const names = linkNamesIn(order.fields, of('c1'), [{ companyName: '启衡信息' }]);

    expect(linkFiltersOf(order.fields, [], { conditions: of('c1'), names, ...texts })).toEqual([
      {
        kind: 'select',
        field: 'companyId',
        label: '(companyId)',
        chipOnly: true,
        options: [{ key: 'c1', text: '启衡信息' }],
      },
    ]);
  });

  it('never give a name to another company', () => {
    const names = linkNamesIn(order.fields, of('c1'), [{ companyName: '启衡信息' }]);

    const [filter] = linkFiltersOf(order.fields, [], { conditions: of('c2'), names, ...texts });

    expect(filter?.options).toEqual([{ key: 'c2', text: '所选记录' }]);
    expect(linkNamesIn(order.fields, of('c1'), [])).toEqual({});
  });

  it('word a condition as the list wishes', () => {
    const chipTexts = { companyId: () => '本公司' };
    const options = { conditions: of('c1'), names: {}, chipTexts, ...texts };

    const [filter] = linkFiltersOf(order.fields, [], options);

    expect(filter?.chipText?.(of('c1')[1]!)).toBe('本公司');
  });

  it('leave a field to the list’s own filter', () => {
    const own = [{ kind: 'text', field: 'companyId', label: '公司' } as const];

    const conditions = of('c1');

    expect(linkFiltersOf(order.fields, own, { conditions, names: {}, ...texts })).toEqual([]);
  });
});
