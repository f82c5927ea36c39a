import ts from 'typescript';

/** A literal that a prop can have as a value. */
export type Literal = string | number | boolean;

/** The type of a prop for readers, and the values it can have where they are few. */
export interface PropType {
  text: string;
  options: readonly Literal[] | null;
}

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/**
 * Returns the type of a prop without `undefined`: unions of literals in full and in the order of
 * the source, other types as they are written. `symbols` are the declarations of the prop in the
 * members of a union of props.
 */
export function propTypeOf(symbols: readonly ts.Symbol[], checker: ts.TypeChecker): PropType {
  const types = symbols.map((symbol) => typeOf(symbol, checker));
  const members = unique(types.flatMap(({ texts }) => texts));
  const options = types.every(({ values }) => values)
    ? types.flatMap(({ values }) => values!)
    : null;
  const text = members.length > 1 ? members.map(inUnion).join(' | ') : members.join('');
  return { text, options: options && unique(options) };
}

interface OneType {
  texts: string[];
  values: Literal[] | null;
}

function typeOf(symbol: ts.Symbol, checker: ts.TypeChecker): OneType {
  const node = typeNodeOf(symbol);
  if (!node || isForeign(node) || isInstantiated(symbol)) {
    const text = checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, FORMAT);
    return { texts: [text.replace(/ \| undefined$/, '')], values: null };
  }
  const members = unionNodes(node).filter(isNotUndefined);
  const literals = members.map((member) => literalsOf(member, checker));
  return {
    texts: members.flatMap((member, index) => literals[index]?.map(quote) ?? [plainText(member)]),
    values: literals.every((values) => values !== null) ? literals.flat() : null,
  };
}

/** Returns the written type of a property, or the method itself. */
function typeNodeOf(symbol: ts.Symbol): ts.TypeNode | ts.MethodSignature | undefined {
  const declaration = symbol.declarations?.[0];
  if (!declaration) return undefined;
  if (ts.isMethodSignature(declaration)) return declaration;
  return ts.isPropertySignature(declaration) ? declaration.type : undefined;
}

const isForeign = (node: ts.Node) => node.getSourceFile().fileName.includes('/node_modules/');

/** Whether the type is written with parameters that another declaration fills in. */
function isInstantiated(symbol: ts.Symbol): boolean {
  const parent = symbol.declarations?.[0]?.parent;
  const isGeneric = parent && ts.isInterfaceDeclaration(parent) && parent.typeParameters;
  return Boolean(isGeneric && symbol.flags & ts.SymbolFlags.Transient);
}

type TypeLike = ts.TypeNode | ts.MethodSignature;

/** More literals than these are better read as the name of their type. */
const MOST_LITERALS = 12;

/** Returns the literals that a type stands for, or `null` for any other type. */
function literalsOf(node: TypeLike, checker: ts.TypeChecker): Literal[] | null {
  const literal = literalOf(node);
  if (literal !== null) return [literal];
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return null;
  const written = writtenLiterals(node, checker);
  if (written) return written;
  const type = checker.getTypeFromTypeNode(node);
  const members = type.isUnion() ? type.types : [];
  const values = members.map((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? member.value : null,
  );
  return values.length > 0 && values.length <= MOST_LITERALS ? allOf(values) : null;
}

/** Returns the literals of a named union in the order of its declaration. */
function writtenLiterals(node: ts.TypeReferenceNode, checker: ts.TypeChecker): Literal[] | null {
  const name = checker.getSymbolAtLocation(node.typeName);
  const target = name && name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
  const alias = target?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias ? allOf(unionNodes(alias.type).map(literalOf)) : null;
}

const allOf = (values: readonly (Literal | null)[]): Literal[] | null =>
  values.every((value) => value !== null) ? [...values] : null;

function unionNodes(node: TypeLike): TypeLike[] {
  if (ts.isParenthesizedTypeNode(node)) return unionNodes(node.type);
  return ts.isUnionTypeNode(node) ? node.types.flatMap(unionNodes) : [node];
}

const isNotUndefined = ({ kind }: TypeLike) => kind !== ts.SyntaxKind.UndefinedKeyword;

function literalOf(node: TypeLike): Literal | null {
  if (!ts.isLiteralTypeNode(node)) return null;
  const { literal } = node;
  if (ts.isStringLiteral(literal)) return literal.text;
  if (ts.isNumericLiteral(literal)) return Number(literal.text);
  if (literal.kind === ts.SyntaxKind.TrueKeyword) return true;
  return literal.kind === ts.SyntaxKind.FalseKeyword ? false : null;
}

const quote = (value: Literal) => (typeof value === 'string' ? `'${value}'` : String(value));

/** Source text on one line and without comments. */
function plainText(node: TypeLike): string {
  if (!ts.isMethodSignature(node)) return oneLine(node.getText());
  const parameters = node.parameters.map((parameter) => parameter.getText()).join(', ');
  return oneLine(`(${parameters}) => ${node.type?.getText() ?? 'void'}`);
}

const oneLine = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([([{]) | ([)\]])/g, '$1$2')
    .trim();

/** A function among the members of a union is in parentheses. */
const inUnion = (text: string) => (/^\(.*\) =>/.test(text) ? `(${text})` : text);

const unique = <T>(values: readonly T[]) => [...new Set(values)];
