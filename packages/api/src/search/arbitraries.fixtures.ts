import fc from 'fast-check';
import type { Condition } from './conditions';
import { DYNAMIC_TOKENS } from './dynamicTokens';
import { OPERATOR_SHAPES, OPERATORS, type Operator, type ValueShape } from './operators';

/** Field names, hostile to case conversion: digits, runs of capitals, single letters. */
export const anyField = fc.oneof(
  fc.constantFrom(
    'labelValue1',
    'pId',
    'aBC',
    'x',
    'visibleFlag2',
    'a1B2c3',
    'constructor',
    'toString',
    'idCardNo',
  ),
  fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,12}$/),
);

const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
const anyPiece = fc
  .oneof(
    fc.constantFrom('null', '张三', "'; drop table g_order; --", '%', '_', '#2', ' ', '\\', '"'),
    anyText,
  )
  .filter((text) => !text.includes(','));

const anyValue: Record<ValueShape, fc.Arbitrary<Condition['value']>> = {
  text: fc.oneof(fc.constantFrom(',', 'a,b', '%E4%BD', '{"a":1}'), anyText),
  commaText: fc.constantFrom('北京,上海', 'a', ',', 'a,,b'),
  list: fc.array(anyPiece, { minLength: 1, maxLength: 5 }),
  range: fc.array(anyPiece, { minLength: 2, maxLength: 2 }),
  none: fc.constant(null),
  dynamic: fc.constantFrom(...DYNAMIC_TOKENS),
};

/** Conditions with one of `operators`. */
export function anyConditionOf(operators: readonly Operator[]): fc.Arbitrary<Condition> {
  return fc.constantFrom(...operators).chain((operator) =>
    fc.record({
      field: anyField,
      operator: fc.constant(operator),
      value: anyValue[OPERATOR_SHAPES[operator]],
    }),
  );
}

/** Conditions that may travel. */
export const anyCondition = anyConditionOf(OPERATORS.filter((operator) => operator !== 'DYNAMIC'));
