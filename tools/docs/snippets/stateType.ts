import ts from 'typescript';
import { unwrapped } from './storyParts.ts';
import type { Writer } from './writer.ts';

/**
 * Returns the type argument of a state that starts empty, such as `<string | null>`, or nothing
 * where the first value tells the type.
 */
export function stateTypeOf(
  initial: ts.Expression,
  value: ts.Expression | undefined,
  checker: ts.TypeChecker,
  writer: Writer,
): string {
  if (value && !isEmpty(unwrapped(value)) && !checker.getTypeAtLocation(initial).isUnion())
    return '';
  const whole = checker.typeToString(
    checker.getTypeAtLocation(initial),
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
  );
  // An optional prop accepts `undefined`; a state that starts with a value never is.
  const isUnset = value === undefined || value.getText() === 'undefined';
  const type = isUnset ? whole : whole.replace(/ \| undefined$/, '');
  const names = type.replaceAll(/'[^']*'/g, '').match(/\b[A-Z]\w*/g) ?? [];
  return names.every((name) => writer.noteType(name)) ? `<${type}>` : '';
}

const isEmpty = (value: ts.Expression) =>
  value.kind === ts.SyntaxKind.NullKeyword ||
  value.getText() === 'undefined' ||
  (ts.isArrayLiteralExpression(value) && value.elements.length === 0);
