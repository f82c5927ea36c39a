import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A name that a package exports. */
export interface PublicName {
  name: string;
  /** The package or its subpath. */
  from: string;
}

/** The entries of the packages: source file by the specifier that users import. */
export function entriesOf(root: string): Map<string, string> {
  const subpaths = Object.keys(
    (
      JSON.parse(readFileSync(path.join(root, 'packages/widgets/package.json'), 'utf8')) as {
        exports: object;
      }
    ).exports,
  ).filter((subpath) => !subpath.endsWith('.json'));
  return new Map([
    ['@mingjian/ui', path.join(root, 'packages/ui/src/index.ts')],
    ...subpaths.map((subpath): [string, string] => [
      `@mingjian/widgets${subpath.slice(1)}`,
      path.join(root, 'packages/widgets/src', subpath, 'index.ts'),
    ]),
  ]);
}

/** Returns everything that the packages export, by its declaration. */
export function publicNamesOf(program: ts.Program, root: string): Map<ts.Symbol, PublicName> {
  const checker = program.getTypeChecker();
  const names = new Map<ts.Symbol, PublicName>();
  for (const [from, file] of entriesOf(root)) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : [])
      names.set(declarationOf(symbol, checker), { name: symbol.name, from });
  }
  return names;
}

/** Returns the symbol that an import or a re-export stands for. */
export function declarationOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
