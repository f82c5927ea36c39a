import { EMPTY_QUERY } from '@mingjian/widgets/ListGrid';
import { categoriesBelow, withCategoriesBelow } from './categoriesBelow';

const categories = [
  { id: 'a', path: '0000a' },
  { id: 'b', path: '0000a/0000b' },
  { id: 'c', path: '0000a/0000b/0001c' },
  { id: 'ab', path: '0000ab' },
];

describe('the filter of a category', () => {
  it.each([
    ['a', ['a', 'b', 'c']],
    ['b', ['b', 'c']],
    ['ab', ['ab']],
    ['gone', ['gone']],
  ])('includes those below %s', (id, below) => {
    expect(categoriesBelow(id, categories)).toEqual(below);
  });

  it('leaves other conditions as they are', () => {
    const title = { field: 'title', operator: 'LIKE', value: '授权' } as const;
    const category = { field: 'categoryId', operator: 'EQ', value: 'b' } as const;

    const { conditions } = withCategoriesBelow(
      { ...EMPTY_QUERY, pageSize: 24, conditions: [title, category] },
      categories,
    );

    expect(conditions).toEqual([title, { ...category, operator: 'IN', value: ['b', 'c'] }]);
  });
});
