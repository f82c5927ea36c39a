import ts from 'typescript';
import { jsxTextOf } from './demoCode.ts';

/** A Chinese text in a file of stories or sample data, and its place in the source. */
export interface DemoLiteral {
  /** The text; of JSX and templates without surrounding space. */
  text: string;
  start: number;
  end: number;
  /** Writes code that takes the text's place, given the code of an expression for it. */
  write: (expression: string) => string;
}

const HAN = /\p{Script=Han}/u;

/** Returns the Chinese texts of a file, without those of play functions, in order. */
export function demoLiterals(code: string, file: string): DemoLiteral[] {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: DemoLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (isPlay(node) || ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    found.push(...literalsAt(node, source).filter(({ text }) => HAN.test(text)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Play functions run outside docs pages alone, in Chinese. */
function isPlay(node: ts.Node): boolean {
  return (
    (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node)) &&
    node.name.getText() === 'play'
  );
}

function literalsAt(node: ts.Node, source: ts.SourceFile): DemoLiteral[] {
  const at = (write: DemoLiteral['write']) => ({
    text: (node as ts.StringLiteral).text,
    start: node.getStart(source),
    end: node.end,
    write,
  });
  if (ts.isJsxText(node)) return [jsxLiteral(node)];
  if (ts.isTemplateExpression(node)) return templateLiterals(node);
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return [];
  if (ts.isJsxAttribute(node.parent)) return [at((expression) => `{${expression}}`)];
  const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  return [at((expression) => (isName ? `[${expression}]` : expression))];
}

function jsxLiteral(node: ts.JsxText): DemoLiteral {
  const [before] = /^\s*/.exec(node.text)!;
  const [after] = /\s*$/.exec(node.text)!;
  return {
    text: jsxTextOf(node.text),
    start: node.pos + before.length,
    end: node.end - after.length,
    write: (expression) => `{${expression}}`,
  };
}

/** The pieces of a template between its values. */
function templateLiterals({ head, templateSpans }: ts.TemplateExpression): DemoLiteral[] {
  return [head, ...templateSpans.map(({ literal }) => literal)].map((piece) => {
    const opening = 1;
    const closing = ts.isTemplateTail(piece) ? 1 : 2;
    const [before] = /^\s*/.exec(piece.text)!;
    const [after] = /\s*$/.exec(piece.text)!;
    return {
      text: piece.text.trim(),
      start: piece.getStart() + opening + before.length,
      end: piece.end - closing - after.length,
      write: (expression: string) => `\${${expression}}`,
    };
  });
}

/** Returns the code with `name('…')` in place of each Chinese text. */
export function withTranslatedDemos(code: string, file: string, name: string): string {
  return demoLiterals(code, file).reduceRight(
    (result, { text, start, end, write }) =>
      result.slice(0, start) + write(`${name}(${JSON.stringify(text)})`) + result.slice(end),
    code,
  );
}
