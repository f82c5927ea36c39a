/**
 * Shape of a condition's value: a text, a comma-separated text, a list, two bounds, nothing, or the
 * token of a dynamic date range.
 */
export type ValueShape = 'text' | 'commaText' | 'list' | 'range' | 'none' | 'dynamic';

/** Every operator of the advanced filter with the shape of its value. */
export const OPERATOR_SHAPES = {
  EQ: 'text',
  NE: 'text',
  GT: 'text',
  LT: 'text',
  GE: 'text',
  LE: 'text',
  BETWEEN: 'range',
  ISNULL: 'none',
  ISNOTNULL: 'none',
  IN: 'list',
  NN: 'list',
  LIKE: 'text',
  NOTLIKE: 'text',
  LIKEIN: 'commaText',
  NOTLIKEIN: 'commaText',
  DYNAMIC: 'dynamic',
} as const satisfies Record<string, ValueShape>;

/** A comparison. `NN` is "not in"; `DYNAMIC` is stored as a token and travels as `BETWEEN`. */
export type Operator = keyof typeof OPERATOR_SHAPES;

/** Every operator, in the order in which a filter offers them. */
export const OPERATORS = Object.keys(OPERATOR_SHAPES) as readonly Operator[];

/** Whether `text` names an operator. */
export function isOperator(text: unknown): text is Operator {
  return typeof text === 'string' && Object.hasOwn(OPERATOR_SHAPES, text);
}

/** Returns the shape that the value of `operator` has. */
export function valueShapeOf(operator: Operator): ValueShape {
  return OPERATOR_SHAPES[operator];
}
