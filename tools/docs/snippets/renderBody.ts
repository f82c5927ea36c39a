import ts from 'typescript';
import { attributeOf, childrenOf, type WrittenArg } from './attributes.ts';
import { spyOf } from './spies.ts';
import { readArgsNames, type ArgsNames } from './argsNames.ts';
import { stateTypeOf } from './stateType.ts';
import { unwrapped, type StoryParts } from './storyParts.ts';
import type { Writer } from './writer.ts';

type RenderFunction = NonNullable<StoryParts['render']>;

export interface BodyOptions {
  args: ReadonlyMap<string, ts.Expression>;
  writer: Writer;
  checker: ts.TypeChecker;
  /** Whether the component needs an argument even if it is only a spy. */
  isRequired: (name: string) => boolean;
}

/** Returns the arguments of a story as text, without those that a user can leave out. */
export function writtenArgs({ args, writer, checker, isRequired }: BodyOptions): WrittenArg[] {
  return [...args].flatMap(([name, node]) => {
    const value = unwrapped(node);
    if (value.getText() === 'undefined') return [];
    const spy = spyOf(value, checker);
    if (spy && !spy.implementation && !isRequired(name)) return [];
    return [{ name, text: writer.write(value), node: value }];
  });
}

/** Returns a render function's body with the arguments of the story in their places. */
export function writeRender(render: RenderFunction, options: BodyOptions): string {
  const { writer } = options;
  const replace = replacer(readArgsNames(render, options.checker), options);
  return ts.isBlock(render.body)
    ? `export function Example() ${writer.write(render.body, replace)}`
    : `export const Example = () => (${writer.write(unwrapped(render.body), replace)});`;
}

/** Returns the attributes that stand beside a spread, or in a later one. */
function besideNames(
  beside: ts.JsxAttributeLike,
  spread: ts.JsxSpreadAttribute,
  checker: ts.TypeChecker,
): string[] {
  if (ts.isJsxAttribute(beside)) return [beside.name.getText()];
  if (beside.pos <= spread.pos) return [];
  return checker
    .getTypeAtLocation(beside.expression)
    .getProperties()
    .map(({ name }) => name);
}

type Replace = (node: ts.Node) => string | undefined;

function replacer(names: ArgsNames, options: BodyOptions): Replace {
  const { writer, checker, args } = options;
  const textOf = (name: string) => {
    const value = args.get(name);
    return value ? writer.write(unwrapped(value)) : 'undefined';
  };
  const isSilent = (name: string) => {
    const value = args.get(name);
    return !value || spyOf(unwrapped(value), checker)?.implementation === null;
  };
  /** Whether a node calls an argument that does nothing outside a test. */
  const isSpyCall = (node: ts.Node): boolean => {
    const call = ts.isVoidExpression(node) ? node.expression : node;
    const name = ts.isCallExpression(call) ? names.argOf(call.expression) : null;
    return name !== null && isSilent(name);
  };
  /** Whether a statement only tells a spy of the file what happened. */
  const isReport = ({ expression }: ts.ExpressionStatement) =>
    ts.isCallExpression(expression) &&
    spyOf(expression.expression, checker)?.implementation === null;

  const replace: Replace = (node) => {
    if (ts.isExpressionStatement(node) && (isSpyCall(node.expression) || isReport(node))) return '';
    if (isSpyCall(node)) return ts.isArrowFunction(node.parent) ? '{}' : 'undefined';
    if (ts.isJsxSelfClosingElement(node)) return withChildren(node);
    if (ts.isJsxSpreadAttribute(node) && names.isWhole(node.expression))
      return spread(node).map(attributeOf).join(' ');
    if (ts.isJsxAttribute(node)) return attribute(node);
    if (ts.isJsxExpression(node)) return child(node);
    if (ts.isCallExpression(node)) return state(node);
    if (ts.isShorthandPropertyAssignment(node)) {
      const name = names.argOf(node.name);
      return name === null ? undefined : `${node.name.text}: ${textOf(name)}`;
    }
    const name = names.argOf(node);
    if (name === null) return undefined;
    return ts.isPropertyAccessExpression(node.parent) ? `(${textOf(name)})` : textOf(name);
  };

  /** Returns the arguments that a spread brings in, without those written beside it. */
  const spread = (node: ts.JsxSpreadAttribute): WrittenArg[] => {
    const element = node.parent.parent;
    const beside = node.parent.properties.flatMap((one) => besideNames(one, node, checker));
    const hasChildren = ts.isJsxOpeningElement(element);
    return writtenArgs(options).filter(
      ({ name }) =>
        !names.taken.has(name) &&
        !beside.includes(name) &&
        (name !== 'children' || (!hasChildren && !ts.isJsxSelfClosingElement(element))),
    );
  };

  /** Returns an element whose spread brings in children with these between its tags. */
  const withChildren = (node: ts.JsxSelfClosingElement): string | undefined => {
    const { properties } = node.attributes;
    const hasSpread = properties.some(
      (one) => ts.isJsxSpreadAttribute(one) && names.isWhole(one.expression),
    );
    const children = writtenArgs(options).find(({ name }) => name === 'children');
    if (!hasSpread || !children || names.taken.has('children')) return undefined;
    const tag = writer.write(node.tagName);
    const attributes = properties.map((one) => writer.write(one, replace));
    return `<${[tag, ...attributes].join(' ')}>${childrenOf(children)}</${tag}>`;
  };

  const attribute = ({ name, initializer }: ts.JsxAttribute): string | undefined => {
    const inner =
      initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    const arg = inner && names.argOf(inner);
    if (!arg) return undefined;
    const node = args.get(arg);
    if (!node || unwrapped(node).getText() === 'undefined') return '';
    return attributeOf({ name: name.getText(), text: textOf(arg), node: unwrapped(node) });
  };

  const child = ({ expression, parent }: ts.JsxExpression): string | undefined => {
    if (!expression || ts.isJsxAttribute(parent)) return undefined;
    const arg = names.argOf(expression);
    const node = arg === null ? undefined : args.get(arg);
    return node && childrenOf({ name: 'children', text: textOf(arg!), node: unwrapped(node) });
  };

  /** Returns `useState<…>(null)`: an empty argument alone does not tell the type of the state. */
  const state = (node: ts.CallExpression): string | undefined => {
    const [initial] = node.arguments;
    const arg = initial && names.argOf(initial);
    if (!arg || node.expression.getText() !== 'useState' || node.typeArguments) return undefined;
    const type = stateTypeOf(initial, args.get(arg), checker, writer);
    return `${writer.write(node.expression)}${type}(${textOf(arg)})`;
  };

  return replace;
}
