import ts from 'typescript';
import { declarationOf, type PublicName } from '../publicNames.ts';

/** A name that a snippet imports. */
export interface ImportedName {
  from: string;
  /** As written in an import: `type Row`, `Search as Find`. */
  specifier: string;
}

/** The meaning of an identifier for a snippet. */
export type Reference =
  | { kind: 'import'; imported: ImportedName }
  | { kind: 'declaration'; statement: ts.Statement }
  | { kind: 'local' };

/**
 * Returns what an identifier of a story needs in its snippet: an import from a package, or the
 * declaration from the story's own files.
 */
export function referenceOf(
  name: ts.Identifier,
  publicNames: ReadonlyMap<ts.Symbol, PublicName>,
  checker: ts.TypeChecker,
): Reference {
  const local = localSymbol(name, checker);
  const symbol = local && declarationOf(local, checker);
  if (!local || !symbol) return { kind: 'local' };
  const specifier = local.declarations?.find(isImport);
  if (!specifier && !symbol.declarations?.some(isTopLevel)) return { kind: 'local' };

  const known = publicNames.get(symbol);
  if (known) return imported(known.from, known.name, name.text, isType(symbol));
  const from = specifier && moduleOf(specifier);
  if (from && !from.startsWith('.'))
    return imported(from, importedName(specifier), name.text, isType(symbol));
  const declaration = symbol.declarations?.find(isTopLevel);
  return declaration && !isForeign(declaration)
    ? { kind: 'declaration', statement: statementOf(declaration) }
    : { kind: 'local' };
}

function localSymbol(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
}

type ImportNode = ts.ImportSpecifier | ts.NamespaceImport | ts.ImportClause;

const isImport = (node: ts.Declaration): node is ImportNode =>
  ts.isImportSpecifier(node) || ts.isNamespaceImport(node) || ts.isImportClause(node);

function moduleOf(node: ts.Node): string {
  return ts.isImportDeclaration(node)
    ? (node.moduleSpecifier as ts.StringLiteral).text
    : moduleOf(node.parent);
}

function importedName(node: ImportNode): string {
  if (ts.isImportSpecifier(node)) return (node.propertyName ?? node.name).text;
  return ts.isNamespaceImport(node) ? '*' : 'default';
}

function imported(from: string, name: string, alias: string, type: boolean): Reference {
  const specifier = name === alias ? name : `${name} as ${alias}`;
  return { kind: 'import', imported: { from, specifier: type ? `type ${specifier}` : specifier } };
}

const isType = ({ flags }: ts.Symbol) => !(flags & ts.SymbolFlags.Value);

const isForeign = (node: ts.Node) => node.getSourceFile().fileName.includes('/node_modules/');

function isTopLevel(node: ts.Declaration): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return ts.isSourceFile(statement.parent) && !isForeign(node) && !isImport(node);
}

const statementOf = (node: ts.Declaration): ts.Statement =>
  (ts.isVariableDeclaration(node) ? node.parent.parent : node) as ts.Statement;
