import ts from 'typescript';

const ALL = ['ref', 'children', 'name', 'disabled', 'required', 'readOnly', 'onBlur'];
const CHECKED = ['checked', 'defaultChecked', 'value', 'onChange'];
const TYPED = ['value', 'defaultValue', 'placeholder', 'maxLength', 'autoComplete', 'onChange'];

const OF_ELEMENT: Record<string, readonly string[]> = {
  a: ['href', 'target', 'onClick'],
  button: ['type', 'onClick'],
  img: ['src', 'alt'],
  input: TYPED,
  select: ['value', 'defaultValue', 'onChange'],
  textarea: TYPED,
};

const VOID = ['input', 'img', 'textarea', 'svg'];
const LAST = ['className', 'style'];

/**
 * Returns the attributes of an element that users most often need, in the order of the table.
 * `isChecked` is for inputs that are checked, not typed in.
 */
export function importantAttributes(element: string | null, isChecked: boolean): string[] {
  const own = isChecked ? CHECKED : (OF_ELEMENT[element ?? ''] ?? []);
  const [first, ...others] = ALL;
  return [first!, ...own, ...others, ...LAST].filter(
    (name) => name !== 'children' || !VOID.includes(element ?? ''),
  );
}

/**
 * Returns the name of the element whose attributes a props type takes, from the
 * `ComponentPropsWithRef<'button'>` in its declaration or those it extends.
 */
export function nativeElementOf(declaration: ts.Node, checker: ts.TypeChecker): string | null {
  const seen = new Set<ts.Node>();
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const [element] = node.typeArguments ?? [];
      if (name.getText().startsWith('ComponentProps') && element && isStringLiteral(element))
        return void names.add(element.literal.text);
      follow(checker.getSymbolAtLocation(name));
    }
    ts.forEachChild(node, visit);
  };
  const follow = (symbol: ts.Symbol | undefined) => {
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const next of target?.declarations ?? []) {
      if (seen.has(next) || next.getSourceFile().fileName.includes('/node_modules/')) continue;
      seen.add(next);
      visit(next);
    }
  };
  visit(declaration);
  return names.size === 1 ? [...names][0]! : null;
}

const isStringLiteral = (
  node: ts.TypeNode,
): node is ts.LiteralTypeNode & { literal: ts.StringLiteral } =>
  ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal);
