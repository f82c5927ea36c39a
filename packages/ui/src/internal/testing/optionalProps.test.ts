// @vitest-environment node
import ts from 'typescript';

const sources = import.meta.glob<string>(
  [
    '../../**/*.{ts,tsx}',
    '../../../../widgets/src/**/*.{ts,tsx}',
    '../../../../api/src/{http,react}/**/*.{ts,tsx}',
    '!../../../../**/*.{test,stories,guide,fixtures}.*',
    '!../../../../**/testing/*',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Types that accept `undefined` without naming it. */
const ACCEPTING = new Set(['ReactNode', 'undefined', 'unknown']);

/** Returns the optional properties of a source whose type does not accept `undefined`. */
function strictProperties(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isOptional =
      (ts.isPropertySignature(node) || ts.isMethodSignature(node)) &&
      node.questionToken !== undefined;
    if (isOptional && !accepts(node)) found.push(`${file}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function accepts(property: ts.PropertySignature | ts.MethodSignature): boolean {
  if (ts.isMethodSignature(property) || !property.type) return false;
  const { type } = property;
  const parts = ts.isUnionTypeNode(type) ? type.types : [type];
  return parts.some((part) => ACCEPTING.has(part.getText()));
}

describe('optional properties', () => {
  it('are found when they do not accept undefined', () => {
    expect(strictProperties('x.tsx', 'interface X { a?: string; b?(): void }')).toHaveLength(2);
    expect(strictProperties('x.tsx', 'interface X { a?: string | undefined }')).toEqual([]);
  });

  it('accept undefined, for callers with exactOptionalPropertyTypes', () => {
    const files = Object.entries(sources);

    expect(files.length).toBeGreaterThan(800);
    expect(files.flatMap(([file, text]) => strictProperties(file, text))).toEqual([]);
  });
});
