import fc from 'fast-check';
import { OPERATOR_SHAPES, type ValueShape } from './conditionText';
import type { AdvancedQuery, ListCondition, ListOperator } from './query';

const anyText = fc.oneof(
  fc.constantFrom(',', '，', '"', '\\', '%', '&', '=', '{}', "'; drop table g_order; --", '张三'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
);

const VALUES: Record<ValueShape, fc.Arbitrary<ListCondition['value']>> = {
  text: anyText,
  commaText: fc.array(anyText, { minLength: 1, maxLength: 4 }).map((list) => list.join(',')),
  list: fc.array(anyText, { minLength: 1, maxLength: 5 }),
  range: fc.tuple(anyText, anyText),
  none: fc.constant(null),
  token: fc.constantFrom('TODAY', 'LAST_7_DAYS', 'GONE_RANGE'),
};

/** Every operator. */
export const OPERATORS = Object.keys(OPERATOR_SHAPES) as readonly ListOperator[];

const anyField = fc.constantFrom('a', 'orderNo', 'labelValue1', 'constructor', 'toString', 'x9');

const conditionsOf = (shape: ValueShape): fc.Arbitrary<ListCondition> =>
  fc.record({
    field: anyField,
    operator: fc.constantFrom(...OPERATORS.filter((one) => OPERATOR_SHAPES[one] === shape)),
    value: VALUES[shape],
  });

/** Complete conditions with any operator. */
export const anyCondition: fc.Arbitrary<ListCondition> = fc.oneof(
  ...(Object.keys(VALUES) as ValueShape[]).map(conditionsOf),
);

/** Advanced filters of one condition or more. */
export const anyAdvanced: fc.Arbitrary<AdvancedQuery> = fc.record({
  join: fc.constantFrom('and' as const, 'or' as const),
  conditions: fc.array(anyCondition, { minLength: 1, maxLength: 6 }),
});
