import path from 'node:path';
import ts from 'typescript';
import { sources } from './sources.mjs';

/** Names that another name has replaced everywhere, with the name to use. */
const replaced = {
  busy: 'loading',
  pending: 'loading',
  active: 'loading',
  searching: 'loading',
  saving: 'loading',
  isLoading: 'loading',
  heading: 'title',
  headline: 'title',
  align: 'placement',
  anchor: 'placement',
  openKeys: 'expandedKeys',
  defaultOpenKeys: 'defaultExpandedKeys',
  onOpenKeysChange: 'onExpandedKeysChange',
  defaultSelected: 'defaultValue',
  onAction: 'onClick',
  onPress: 'onClick',
  onNavigate: 'onValueChange or onItemClick',
  onChange: 'onValueChange',
  onSelect: 'onValueChange or onClick',
};

/** States of which a component has one: true or false. */
const states = ['open', 'defaultOpen', 'selected', 'pressed', 'loading', 'disabled', 'dismissible'];

/** Floating parts: their open state can be controlled, and their place chosen. */
const floats = ['Popover', 'Menu', 'SplitButton', 'Tooltip', 'HoverCard'];
const floatProps = ['open', 'defaultOpen', 'onOpenChange', 'placement'];

/** Parts above the page that the parent opens. */
const modals = ['Dialog', 'Drawer', 'ConfirmDialog'];
const modalProps = ['open', 'onClose', 'title', 'initialFocus', 'dismissible'];

/** Surfaces with a visible heading. */
const surfaces = [
  'Alert',
  'Card',
  'Disclosure',
  'EmptyState',
  'ErrorState',
  'PageHeader',
  'Result',
];

/** Declarations that break a rule for a reason. */
const allowed = {
  'Stack.align': 'the alignment of CSS, not the edge of a floating part',
  'MenuAction.onSelect': 'an action of a menu, which is selected as in Base UI and Radix',
  'AppShell.onSideOpenChange': 'a drawer, which the parent opens: it has no initial state',
};

/**
 * Returns a sentence for every public prop of `packages/ui` that has another name than its cousins,
 * and for every one that is missing.
 */
export function foreignProps(base) {
  const types = publicTypes(base);
  if (types.size === 0) return ['No props were seen, so nothing was checked.'];
  const unused = new Set(Object.keys(allowed));
  const breaches = [...types].flatMap(([name, { file, members }]) => {
    const part = name.replace(/Props$/, '');
    const found = [
      ...[...members].flatMap(([prop, type]) =>
        breachesOf(prop, type, members).map((breach) => ({ key: `${part}.${prop}`, breach })),
      ),
      ...(name.endsWith('Props') ? missing(part, members) : []),
    ];
    return found
      .filter(({ key }) => !(key in allowed && unused.delete(key)))
      .map(({ key, breach }) => `${file}: ${key} ${breach}`);
  });
  const isSeen = (key) => types.has(key.split('.')[0]) || types.has(`${key.split('.')[0]}Props`);
  return [
    ...breaches,
    ...[...unused].filter(isSeen).map((key) => `${key} is allowed, but breaks no rule any more.`),
  ];
}

/** Returns the rules that one prop breaks. Fields may have native names for what they report. */
function breachesOf(prop, type, members) {
  const isField = members.has('hideLabel');
  const reported = isField ? undefined : /^on(\w+)Change$/.exec(prop)?.[1];
  const value = reported && reported[0].toLowerCase() + reported.slice(1);
  return [
    prop in replaced && `is called ${replaced[prop]}.`,
    states.includes(prop) && !/^boolean\b/.test(type) && `is true or false, not ${type}.`,
    value && !members.has(value) && `reports ${value}, which is no prop.`,
    value &&
      !members.has(`default${reported}`) &&
      `reports ${value}, which has no default${reported}.`,
    prop === 'onClose' &&
      !['open', 'position'].some((state) => members.has(state)) &&
      'asks to close something that has no open.',
  ].filter(Boolean);
}

/** Returns the props that a part of its kind has, and this one lacks. */
function missing(part, members) {
  const owed = [
    ...(floats.includes(part) ? floatProps : []),
    ...(modals.includes(part) ? modalProps : []),
    ...(surfaces.includes(part) ? ['title'] : []),
  ];
  return owed
    .filter((prop) => !members.has(prop))
    .map((prop) => ({ key: `${part}.${prop}`, breach: 'is missing.' }));
}

/**
 * Returns the props and items that `packages/ui/src/index.ts` exports, each with its file and its
 * members: those that it or a type of the house below it declares. Native props are not among them.
 */
function publicTypes(base) {
  const folder = 'packages/ui/src';
  const declared = new Map();
  let exported = new Set();
  for (const { file, text } of sources(base, [folder])) {
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    if (path.normalize(file) === path.join(folder, 'index.ts')) exported = exportedNames(tree);
    else
      for (const node of tree.statements)
        if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
          declared.set(node.name.text, { file, node });
  }
  return new Map(
    [...exported]
      .filter((name) => isPropsOrItem(name, declared.get(name)?.node))
      .map((name) => [name, { file: declared.get(name).file, members: membersOf(name, declared) }]),
  );
}

function isPropsOrItem(name, node) {
  if (!node) return false;
  return (
    name.endsWith('Props') || (/(Item|Action|Link)$/.test(name) && ts.isInterfaceDeclaration(node))
  );
}

function exportedNames(tree) {
  return new Set(
    tree.statements
      .filter(ts.isExportDeclaration)
      .flatMap(({ exportClause }) => exportClause?.elements?.map(({ name }) => name.text) ?? []),
  );
}

/** Returns the members of a type and of every type of the house that it is made of. */
function membersOf(name, declared, seen = new Set()) {
  const members = new Map();
  if (seen.has(name) || !declared.has(name)) return members;
  seen.add(name);
  const omitted = new Set();
  const visit = (node) => {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const called = (node.typeName ?? node.expression).getText();
      if (called === 'Omit') collectNames(node.typeArguments?.[1], omitted);
      for (const [prop, type] of membersOf(called, declared, seen))
        if (!members.has(prop)) members.set(prop, type);
      if (['Omit', 'Pick', 'Partial'].includes(called)) visit(node.typeArguments[0]);
      return;
    }
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
      members.set(node.name.getText(), node.type?.getText() ?? 'a function');
      return;
    }
    ts.forEachChild(node, visit);
  };
  const { node } = declared.get(name);
  const own = ts.isInterfaceDeclaration(node) ? node.members : [];
  for (const part of node.heritageClauses?.flatMap(({ types }) => types) ?? []) visit(part);
  for (const prop of omitted) members.delete(prop);
  for (const member of own) visit(member);
  if (ts.isTypeAliasDeclaration(node)) visit(node.type);
  return members;
}

function collectNames(node, names) {
  node?.getText().replace(/'(\w+)'/g, (_, name) => names.add(name));
}
