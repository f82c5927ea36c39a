import ts from 'typescript';
import { unwrapped } from './storyParts.ts';

/** A spy of a test in the text of a story. */
export interface Spy {
  /** The function it runs, if it has one. */
  implementation: ts.Expression | null;
  /** Whether its caller waits for it. */
  isAsync: boolean;
}

/**
 * Returns the spy that an expression creates (`fn()`, `fn(run)`, `fn().mockResolvedValue(…)`), or
 * that a constant of the file holds.
 */
export function spyOf(node: ts.Node, checker: ts.TypeChecker): Spy | null {
  if (ts.isIdentifier(node)) return spyConstant(node, checker);
  if (!ts.isCallExpression(node)) return null;
  const { expression } = node;
  if (ts.isIdentifier(expression) && isFn(expression, checker))
    return { implementation: node.arguments[0] ?? null, isAsync: isAwaited(node, checker) };
  if (!ts.isPropertyAccessExpression(expression)) return null;
  return spyOf(unwrapped(expression.expression), checker);
}

function spyConstant(name: ts.Identifier, checker: ts.TypeChecker): Spy | null {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const declaration = symbol?.valueDeclaration;
  if (!declaration || declaration.getSourceFile() !== name.getSourceFile()) return null;
  if (!ts.isVariableDeclaration(declaration) || declaration.name === name) return null;
  return declaration.initializer ? spyOf(unwrapped(declaration.initializer), checker) : null;
}

function isFn(name: ts.Identifier, checker: ts.TypeChecker): boolean {
  const declaration = checker.getSymbolAtLocation(name)?.declarations?.[0];
  if (!declaration || !ts.isImportSpecifier(declaration)) return false;
  const { moduleSpecifier } = declaration.parent.parent.parent;
  return (
    (declaration.propertyName ?? declaration.name).text === 'fn' &&
    (moduleSpecifier as ts.StringLiteral).text === 'storybook/test'
  );
}

function isAwaited(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  const type = checker.getContextualType(call);
  const signature = type && checker.getNonNullableType(type).getCallSignatures()[0];
  const result = signature && checker.typeToString(signature.getReturnType());
  return Boolean(result?.startsWith('Promise<'));
}
