import type { ListCondition } from '../../internal/list/query';
import { activePreset, besidesPreset, withPreset, type ListPreset } from './listPreset';

const toAccept: ListCondition = { field: 'status', operator: 'EQ', value: '10' };
const named: ListCondition = { field: 'name', operator: 'LIKE', value: '李' };
const dueBefore = (value: string): ListCondition => ({ field: 'due', operator: 'LT', value });
const preset = (key: string, ...conditions: ListCondition[]): ListPreset => ({
  key,
  label: key,
  conditions: () => conditions,
});
const PRESETS = [
  preset('all'),
  preset('toAccept', toAccept),
  preset('overdue', toAccept, dueBefore('2026-11-27 09:00:00')),
];

describe('the active preset', () => {
  it.each([
    ['all', []],
    ['all', [named]],
    ['toAccept', [named, toAccept]],
    ['overdue', [toAccept, dueBefore('2026-11-27 09:00:00')]],
    ['all', [{ ...toAccept, value: '20' }]],
  ] satisfies [string, ListCondition[]][])('is %s under %j', (key, conditions) => {
    expect(activePreset(PRESETS, conditions)?.key).toBe(key);
  });

  it('stays while the clock moves', () => {
    const before = [toAccept, dueBefore('2026-11-26 18:30:00')];

    expect(activePreset(PRESETS, before)?.key).toBe('overdue');
    expect(besidesPreset(PRESETS, [...before, named])).toEqual([named]);
  });
});

describe('another preset', () => {
  it('takes the place of the active one, and leaves what else is searched', () => {
    expect(withPreset(PRESETS, [named, toAccept], PRESETS[0]!)).toEqual([named]);
  });

  it('takes the place of other conditions on its fields', () => {
    const other: ListCondition = { field: 'status', operator: 'IN', value: ['20', '30'] };

    expect(withPreset(PRESETS, [other, named], PRESETS[1]!)).toEqual([toAccept, named]);
  });
});
