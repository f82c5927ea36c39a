import type { ListCondition } from '@mingjian/widgets/ListFilter';
import { managerIn, withManager } from './ownOrders';

const status: ListCondition = { field: 'orderStatus', operator: 'EQ', value: '10' };

describe('the manager of a search', () => {
  it('is added to the other conditions and removed from them again', () => {
    const own = withManager([status], 'me');

    expect(own).toEqual([{ field: 'pmId', operator: 'EQ', value: 'me' }, status]);
    expect(managerIn(own)).toBe('me');
    expect(withManager(own, null)).toEqual([status]);
  });

  it('takes the place of another one, so that no list is of two managers', () => {
    const own = withManager(withManager([status], 'colleague'), 'me');

    expect(own.map(({ value }) => value)).toEqual(['me', '10']);
  });

  it('is nobody in conditions that only exclude somebody', () => {
    expect(managerIn([{ field: 'pmId', operator: 'NE', value: 'me' }, status])).toBeNull();
  });
});
