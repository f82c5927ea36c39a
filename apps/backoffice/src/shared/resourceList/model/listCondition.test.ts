import type { Condition, Operator } from '@mingjian/api';
import type { ListCondition, ListOperator } from '@mingjian/widgets/ListFilter';

/** Lists have no dynamic date ranges. */
type ContractOperator = Exclude<Operator, 'DYNAMIC'>;
type ContractCondition = Omit<Condition, 'operator'> & { operator: ContractOperator };

describe('a condition of a list', () => {
  it('has the type of the contract, which widgets may not import', () => {
    expectTypeOf<ListOperator>().toEqualTypeOf<ContractOperator>();
    expectTypeOf<ListCondition>().toExtend<Condition>();
    expectTypeOf<ContractCondition>().toExtend<ListCondition>();
  });
});
