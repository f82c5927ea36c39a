import ts from 'typescript';

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/**
 * Returns the declarations of the house's own types that props mention, and those that these
 * mention: the shapes that users have to build. Unions of literals are left out, since the table
 * has them in full.
 */
export function typesMentioned(
  props: readonly ts.Symbol[],
  checker: ts.TypeChecker,
): { name: string; source: string }[] {
  const found = new Map<string, Declared>();
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node))
      add(
        checker.getSymbolAtLocation(ts.isTypeReferenceNode(node) ? node.typeName : node.expression),
      );
    ts.forEachChild(node, visit);
  };
  const add = (symbol: ts.Symbol | undefined) => {
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target?.declarations?.find((node) => isShape(node, checker));
    if (!declaration || found.has(target!.name)) return;
    found.set(target!.name, declaration);
    ts.forEachChild(declaration, visit);
  };
  for (const { declarations = [] } of props)
    for (const declaration of declarations)
      if (!isForeign(declaration)) ts.forEachChild(declaration, visit);
  return [...found].map(([name, declaration]) => ({
    name,
    source: declaration.getText().replace(/^export /, ''),
  }));
}

function isShape(node: ts.Declaration, checker: ts.TypeChecker): node is Declared {
  if (isForeign(node)) return false;
  if (!ts.isTypeAliasDeclaration(node)) return ts.isInterfaceDeclaration(node);
  const type = checker.getTypeFromTypeNode(node.type);
  const members = type.isUnion() ? type.types : [type];
  return !members.every((member) => member.flags & ts.TypeFlags.Literal);
}

const isForeign = (node: ts.Node) => node.getSourceFile().fileName.includes('/node_modules/');
