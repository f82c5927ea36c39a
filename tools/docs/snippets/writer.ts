import ts from 'typescript';
import type { PublicName } from '../publicNames.ts';
import { referenceOf } from './references.ts';
import { spyOf } from './spies.ts';

/** Writes nodes of a story's files as text of a snippet, and collects what that text needs. */
export interface Writer {
  /** Returns the text of a node with `replace` applied to it and all below it. */
  write(node: ts.Node, replace?: (node: ts.Node) => string | undefined): string;
  /** Notes a name that the text uses without a node of its own. */
  note(name: ts.Identifier): void;
  /** Notes a type of the packages that the text names; returns whether there is one. */
  noteType(name: string): boolean;
  /** Returns the imports and declarations that everything written so far needs. */
  needs(): { imports: Map<string, Set<string>>; declarations: string[] };
}

/** Opens a writer for one snippet. */
export function openWriter(
  checker: ts.TypeChecker,
  publicNames: ReadonlyMap<ts.Symbol, PublicName>,
): Writer {
  const imports = new Map<string, Set<string>>();
  const declarations = new Map<ts.Statement, string>();

  const importFrom = (from: string, specifier: string) =>
    imports.set(from, (imports.get(from) ?? new Set()).add(specifier));

  const note = (name: ts.Identifier) => {
    const reference = referenceOf(name, publicNames, checker);
    if (reference.kind === 'import') {
      importFrom(reference.imported.from, reference.imported.specifier);
    } else if (reference.kind === 'declaration' && !declarations.has(reference.statement)) {
      declarations.set(reference.statement, '');
      const text = write(reference.statement).replace(/^export (default )?/, '');
      // Declarations that this one needs were written meanwhile and stand before it.
      declarations.delete(reference.statement);
      declarations.set(reference.statement, text);
    }
  };

  const write: Writer['write'] = (node, replace = () => undefined) => {
    const start = node.getStart();
    const edits: { start: number; end: number; text: string }[] = [];
    const visit = (child: ts.Node) => {
      const text = replace(child) ?? spyProperty(child) ?? plainSpy(child);
      if (text !== undefined) edits.push({ start: child.getStart(), end: child.end, text });
      else if (ts.isIdentifier(child)) note(child);
      else ts.forEachChild(child, visit);
    };
    visit(node);
    const source = node.getSourceFile().text;
    let position = start;
    let written = '';
    for (const edit of edits) {
      written += source.slice(position, edit.start) + edit.text;
      position = edit.end;
    }
    return written + source.slice(position, node.end);
  };

  /** Returns the text of a spy: the function it runs, or one that does nothing. */
  const plainSpy = (node: ts.Node): string | undefined => {
    const spy = spyOf(node, checker);
    if (!spy) return undefined;
    const isCalled = ts.isCallExpression(node.parent) && node.parent.expression === node;
    if (isCalled && !spy.implementation) return 'console.log';
    if (spy.implementation) return write(spy.implementation);
    return spy.isAsync ? 'async () => {}' : '() => {}';
  };

  const spyProperty = (node: ts.Node): string | undefined => {
    const text = ts.isShorthandPropertyAssignment(node) ? plainSpy(node.name) : undefined;
    return text && `${node.getText()}: ${text}`;
  };

  const noteType = (name: string) => {
    const known = [...publicNames.values()].find((one) => one.name === name);
    if (known) importFrom(known.from, `type ${name}`);
    return known !== undefined;
  };

  return {
    write,
    note,
    noteType,
    needs: () => ({ imports, declarations: [...declarations.values()].filter(Boolean) }),
  };
}
