import ts from 'typescript';

/** The parts of a story that its snippet is made of. */
export interface StoryParts {
  /** The component as the story's file names it. */
  component: ts.Identifier | null;
  /** Arguments of the story and of its file, by name. */
  args: Map<string, ts.Expression>;
  /** The render function of the story or of its file. */
  render: ts.ArrowFunction | ts.FunctionExpression | null;
}

/** Reads the stories of a file, by export. */
export function readStories(source: ts.SourceFile): Map<string, StoryParts> {
  const literals = topLevelObjects(source);
  const meta = literals.get(metaName(source) ?? 'meta');
  const exported = source.statements
    .filter(isExportedVariable)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.map(({ name }) => name.getText()),
    );
  const component = meta && propertyOf(meta, 'component', literals);
  return new Map(
    exported.map((name) => {
      const story = literals.get(name);
      const render =
        (story && propertyOf(story, 'render', literals)) ??
        (meta && propertyOf(meta, 'render', literals));
      return [
        name,
        {
          component: component ? identifierOf(component) : null,
          args: new Map([
            ...argsOf(meta && propertyOf(meta, 'args', literals), literals),
            ...argsOf(story && propertyOf(story, 'args', literals), literals),
          ]),
          render:
            render && (ts.isArrowFunction(render) || ts.isFunctionExpression(render))
              ? render
              : null,
        },
      ];
    }),
  );
}

type Literals = ReadonlyMap<string, ts.ObjectLiteralExpression>;

function topLevelObjects(source: ts.SourceFile): Map<string, ts.ObjectLiteralExpression> {
  return new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .flatMap(({ name, initializer }) => {
        const object = initializer && unwrapped(initializer);
        return object && ts.isObjectLiteralExpression(object) ? [[name.getText(), object]] : [];
      }),
  );
}

function metaName(source: ts.SourceFile): string | undefined {
  return source.statements.find(ts.isExportAssignment)?.expression.getText();
}

const isExportedVariable = (node: ts.Statement): node is ts.VariableStatement =>
  ts.isVariableStatement(node) &&
  (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Returns a property of a story, or that of a story it spreads. */
function propertyOf(
  object: ts.ObjectLiteralExpression,
  name: string,
  literals: Literals,
): ts.Expression | undefined {
  for (const property of object.properties.toReversed()) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name)
      return unwrapped(property.initializer);
    if (ts.isSpreadAssignment(property)) {
      const base = literals.get(property.expression.getText());
      const found = base && propertyOf(base, name, literals);
      if (found) return found;
    }
  }
  return undefined;
}

/** Returns arguments by name, with those of `...Other.args` in their place. */
function argsOf(args: ts.Expression | undefined, literals: Literals): Map<string, ts.Expression> {
  const found = new Map<string, ts.Expression>();
  if (!args || !ts.isObjectLiteralExpression(args)) return found;
  for (const property of args.properties) {
    if (ts.isPropertyAssignment(property)) found.set(nameOf(property.name), property.initializer);
    else if (ts.isShorthandPropertyAssignment(property))
      found.set(property.name.text, property.name);
    else if (ts.isSpreadAssignment(property))
      for (const [name, value] of spreadArgs(property.expression, literals)) found.set(name, value);
  }
  return found;
}

function spreadArgs(spread: ts.Expression, literals: Literals): Map<string, ts.Expression> {
  const inner = unwrapped(spread);
  if (!ts.isPropertyAccessExpression(inner)) return argsOf(literals.get(inner.getText()), literals);
  const story = literals.get(unwrapped(inner.expression).getText());
  return argsOf(story && propertyOf(story, inner.name.text, literals), literals);
}

const nameOf = (name: ts.PropertyName) => (ts.isStringLiteral(name) ? name.text : name.getText());

function identifierOf(expression: ts.Expression): ts.Identifier | null {
  if (ts.isExpressionWithTypeArguments(expression)) return identifierOf(expression.expression);
  return ts.isIdentifier(expression) ? expression : null;
}

/** Returns an expression without `as`, `satisfies`, `!` and parentheses around it. */
export function unwrapped(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression) ||
    ts.isNonNullExpression(expression)
    ? unwrapped(expression.expression)
    : expression;
}
