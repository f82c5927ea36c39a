import type { Condition, Operator } from '@mingjian/api';
import type { ListCondition, ListOperator } from '@mingjian/widgets/ListFilter';

describe('a condition of a list', () => {
  it('has the type of the contract, which widgets may not import', () => {
    expectTypeOf<ListOperator>().toEqualTypeOf<Operator>();
    expectTypeOf<ListCondition>().toEqualTypeOf<Condition>();
  });
});
