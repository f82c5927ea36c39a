import ts from 'typescript';
import type { StoryParts } from './storyParts.ts';

/** The ways in which a render function names the arguments of its story. */
export interface ArgsNames {
  /** Whether an expression is the parameter, or the rest of its pattern. */
  isWhole(node: ts.Node): boolean;
  /** Arguments that the rest does not contain. */
  taken: ReadonlySet<string>;
  /** Returns the argument that an expression stands for: `args.label`, or `label` of a pattern. */
  argOf(node: ts.Node): string | null;
}

/** Reads the parameter of a render function. */
export function readArgsNames(
  render: NonNullable<StoryParts['render']>,
  checker: ts.TypeChecker,
): ArgsNames {
  const name = render.parameters[0]?.name;
  const elements = name && ts.isObjectBindingPattern(name) ? name.elements : [];
  const rest = elements.find(({ dotDotDotToken }) => dotDotDotToken)?.name;
  const whole = name && ts.isIdentifier(name) ? name : rest;
  const single = new Map(
    elements
      .filter(({ dotDotDotToken }) => !dotDotDotToken)
      .map((element) => [element.name.getText(), (element.propertyName ?? element.name).getText()]),
  );
  const isNamed = (node: ts.Node, declared: ts.Node | undefined) =>
    ts.isIdentifier(node) &&
    declared !== undefined &&
    checker.getSymbolAtLocation(node) === checker.getSymbolAtLocation(declared);
  const valueOf = (node: ts.Identifier) =>
    ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);

  return {
    isWhole: (node) => isNamed(node, whole),
    taken: new Set(single.values()),
    argOf(node) {
      if (ts.isPropertyAccessExpression(node) && isNamed(node.expression, whole))
        return node.name.text;
      if (!ts.isIdentifier(node)) return null;
      const declaration = valueOf(node)?.valueDeclaration;
      return declaration &&
        ts.isBindingElement(declaration) &&
        elements.includes(declaration as never)
        ? (single.get(declaration.name.getText()) ?? null)
        : null;
    },
  };
}
