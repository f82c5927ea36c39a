import type { ListCondition, ListSearch } from '../../internal/list/query';
import { partsOf } from './searchParts';

const of = (field: string): ListCondition => ({ field, operator: 'EQ', value: '1' });
const searchOf = (join?: 'and' | 'or', ...fields: readonly string[]): ListSearch => ({
  conditions: [of('a'), of('b')],
  sort: [],
  advanced: join && { join, conditions: fields.map(of) },
});
const namesOf = (search: ListSearch) =>
  partsOf(search).map(({ condition, rest }) => [
    condition?.field ?? null,
    [...rest.conditions, ...(rest.advanced?.conditions ?? [])].map(({ field }) => field).join(''),
  ]);

describe('the parts of a search', () => {
  it('are its conditions, and those of an advanced filter that must all hold', () => {
    expect(namesOf(searchOf())).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(namesOf(searchOf('and', 'c', 'd')).slice(2)).toEqual([
      ['c', 'abd'],
      ['d', 'abc'],
    ]);
  });

  it('are an advanced filter as a whole when any of its conditions may hold', () => {
    expect(namesOf(searchOf('or', 'c', 'd')).slice(2)).toEqual([[null, 'ab']]);
  });

  it('leave no advanced filter without conditions', () => {
    const [, , only] = partsOf(searchOf('or', 'c'));
    expect(only).toMatchObject({ condition: of('c'), isAdvanced: true });
    expect(only!.rest.advanced).toBeUndefined();
  });
});
