import ts from 'typescript';

/** A prop with its declaration in every variant of a union of props that allows it. */
export interface Member {
  name: string;
  symbols: [ts.Symbol, ...ts.Symbol[]];
  required: boolean;
  /** The variants that require it, or the only ones that have it: `kind: 'success'`. */
  requiredWith: string | null;
  onlyWith: string | null;
}

/** Returns the props of a type; those of a union in all its variants. */
export function membersOf(type: ts.Type, checker: ts.TypeChecker): Member[] {
  const variants = type.isUnion() ? type.types : [type];
  const names = new Set(variants.flatMap((variant) => variant.getProperties().map((p) => p.name)));
  const key = variants.length > 1 ? discriminantOf(variants, [...names], checker) : null;
  return [...names].flatMap((name) => memberOf(name, variants, key, checker) ?? []);
}

function memberOf(
  name: string,
  variants: readonly ts.Type[],
  key: string | null,
  checker: ts.TypeChecker,
): Member | null {
  const having = variants.filter((variant) => isAllowed(variant.getProperty(name)));
  const requiring = having.filter((variant) => !isOptional(variant.getProperty(name)!));
  const symbols = having.map((variant) => variant.getProperty(name)!);
  if (symbols.length === 0) return null;
  const nameOf = (some: readonly ts.Type[]) =>
    key === null || key === name || some.length === 0 || some.length === variants.length
      ? null
      : `${key}: ${some.flatMap((variant) => literalsOf(variant, key, checker)).join(' | ')}`;
  return {
    name,
    symbols: symbols as [ts.Symbol, ...ts.Symbol[]],
    required: requiring.length === variants.length,
    requiredWith: requiring.length < having.length ? nameOf(requiring) : null,
    onlyWith: nameOf(having),
  };
}

/** Returns the prop whose literals tell the variants apart. */
function discriminantOf(
  variants: readonly ts.Type[],
  names: readonly string[],
  checker: ts.TypeChecker,
): string | null {
  const tells = (name: string) => {
    const literals = variants.map((variant) => literalsOf(variant, name, checker));
    const all = literals.flat();
    return literals.every(({ length }) => length > 0) && new Set(all).size === all.length;
  };
  return names.find(tells) ?? null;
}

function literalsOf(variant: ts.Type, name: string, checker: ts.TypeChecker): string[] {
  const symbol = variant.getProperty(name);
  if (!symbol || isOptional(symbol)) return [];
  const type = checker.getTypeOfSymbol(symbol);
  const members = type.isUnion() ? type.types : [type];
  return members.every((member) => member.flags & ts.TypeFlags.Literal)
    ? members.map((member) => checker.typeToString(member).replaceAll('"', "'"))
    : [];
}

/** Whether a variant has the prop, and not only to forbid it: `?: never` or `?: undefined`. */
function isAllowed(symbol: ts.Symbol | undefined): boolean {
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration || !ts.isPropertySignature(declaration)) return Boolean(symbol);
  const { NeverKeyword, UndefinedKeyword } = ts.SyntaxKind;
  return declaration.type?.kind !== NeverKeyword && declaration.type?.kind !== UndefinedKeyword;
}

const isOptional = (symbol: ts.Symbol) => Boolean(symbol.flags & ts.SymbolFlags.Optional);
