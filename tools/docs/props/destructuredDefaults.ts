import ts from 'typescript';

/** Returns the literals that a component destructures its props with, by prop. */
export function destructuredDefaults(component: ts.Symbol): Map<string, string> {
  const declaration = component.valueDeclaration;
  if (!declaration || !ts.isFunctionDeclaration(declaration)) return new Map();
  const [parameter] = declaration.parameters;
  const inBody = [...(declaration.body?.statements ?? [])]
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ initializer }) => initializer?.getText() === parameter?.name.getText())
    .map(({ name }) => name);
  return new Map(
    [...(parameter ? [parameter.name] : []), ...inBody]
      .filter(ts.isObjectBindingPattern)
      .flatMap(({ elements }) => [...elements])
      .filter(({ initializer }) => initializer && isPlain(initializer))
      .map(({ propertyName, name, initializer }) => [
        (propertyName ?? name).getText(),
        initializer!.getText(),
      ]),
  );
}

const isPlain = (node: ts.Expression) =>
  ts.isStringLiteral(node) ||
  ts.isNumericLiteral(node) ||
  node.kind === ts.SyntaxKind.TrueKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword;
