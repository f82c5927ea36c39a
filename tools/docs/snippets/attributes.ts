import ts from 'typescript';
import { unwrapped } from './storyParts.ts';

/** An argument of a story, written as text. */
export interface WrittenArg {
  name: string;
  /** The expression as text. */
  text: string;
  /** The expression itself, to see its kind. */
  node: ts.Expression;
}

/** Returns one JSX attribute. */
export function attributeOf({ name, text, node }: WrittenArg): string {
  const value = unwrapped(node);
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
  if (ts.isStringLiteral(value) && isPlainAttribute(value.text)) return `${name}="${value.text}"`;
  return `${name}={${text}}`;
}

/** Returns a whole JSX element. */
export function elementOf(component: string, args: readonly WrittenArg[]): string {
  const attributes = args.filter(({ name }) => name !== 'children').map(attributeOf);
  const children = args.find(({ name }) => name === 'children');
  const opening = [component, ...attributes].join(' ');
  return children ? `<${opening}>${childrenOf(children)}</${component}>` : `<${opening} />`;
}

/** Returns the text between the tags of an element. */
export function childrenOf({ text, node }: WrittenArg): string {
  const value = unwrapped(node);
  if (ts.isStringLiteral(value) && isPlainChild(value.text)) return value.text;
  if (ts.isJsxFragment(value)) return text.replace(/^\(?\s*<>|<\/>\s*\)?$/g, '');
  return ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value)
    ? text.replace(/^\((?<inner>[\s\S]*)\)$/, '$<inner>')
    : `{${text}}`;
}

const isPlainAttribute = (text: string) => !/["\\\n&]/.test(text);
const isPlainChild = (text: string) => !/[{}<>&\\\n]|^\s|\s$/.test(text);
