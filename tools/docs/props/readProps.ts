import type ts from 'typescript';
import { destructuredDefaults } from './destructuredDefaults.ts';
import { docTextOf } from './docText.ts';
import { importantAttributes, nativeElementOf } from './nativeElement.ts';
import type { NativeProps, PropRow, PropsTable } from './propsTable.ts';
import { propTypeOf } from './propType.ts';
import { typesMentioned } from './typesMentioned.ts';
import { membersOf, type Member } from './variants.ts';

/** Reads the props of a component. */
export function readProps(
  component: ts.Symbol,
  checker: ts.TypeChecker,
): Omit<PropsTable, 'importedFrom'> {
  const parameter = checker.getTypeOfSymbol(component).getCallSignatures()[0]?.parameters[0];
  const members = parameter ? membersOf(checker.getTypeOfSymbol(parameter), checker) : [];
  const own = members.filter((member) => !isNative(member));
  const defaults = destructuredDefaults(component);
  const rows = own.map((member) => rowOf(member, defaults, checker));
  return {
    component: component.name,
    description: docTextOf(component, checker).description,
    own: [...rows.filter(({ required }) => required), ...rows.filter(({ required }) => !required)],
    native: nativeOf(component.name, members.filter(isNative), parameter, checker),
    types: typesMentioned(
      own.flatMap(({ symbols }) => symbols),
      checker,
    ),
  };
}

/** Whether the prop is declared by a library: React's attributes of an element. */
const isNative = ({ symbols }: Member) =>
  symbols.every((symbol) =>
    (symbol.declarations ?? []).every((declaration) =>
      declaration.getSourceFile().fileName.includes('/node_modules/'),
    ),
  );

function rowOf(
  { name, symbols, required, requiredWith, onlyWith }: Member,
  defaults: ReadonlyMap<string, string>,
  checker: ts.TypeChecker,
): PropRow {
  const { description, defaultValue } = docTextOf(symbols[0], checker);
  const { text, options } = propTypeOf(symbols, checker);
  return {
    name,
    type: text,
    required,
    requiredWith,
    onlyWith,
    defaultValue: defaultValue ?? (required ? null : (defaults.get(name) ?? null)),
    description,
    options,
  };
}

function nativeOf(
  component: string,
  members: readonly Member[],
  parameter: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): NativeProps | null {
  if (members.length === 0) return null;
  const declared = parameter?.valueDeclaration as ts.ParameterDeclaration;
  const element = declared.type ? nativeElementOf(declared.type, checker) : null;
  const important = importantAttributes(element, /Checkbox$|Switch|^Radio$/.test(component));
  const byName = new Map(members.map((member) => [member.name, member]));
  return {
    element,
    rows: important.flatMap((name) => {
      const member = byName.get(name);
      // React describes `ref` for library authors, and nothing else.
      return member ? [{ ...rowOf(member, new Map(), checker), description: '' }] : [];
    }),
  };
}
