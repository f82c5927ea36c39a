/** One prop as a row of the table. */
export interface PropRow {
  name: string;
  /** The type as written, without `undefined`; a union of literals in full. */
  type: string;
  required: boolean;
  /** The variants of the props that require it, such as `kind: 'success'`; otherwise `null`. */
  requiredWith: string | null;
  /** The only variants of the props that have it; otherwise `null`. */
  onlyWith: string | null;
  /** The default as its docstring has it, or as the component destructures it. */
  defaultValue: string | null;
  /** The docstring without its `@default`, with code in backticks. */
  description: string;
  /** The values of a union of literals. */
  options: readonly (string | number | boolean)[] | null;
}

/** The props that a component passes to an element. */
export interface NativeProps {
  /** Name of the element, or `null` where several are possible. */
  element: string | null;
  /** Its attributes that users most often need. */
  rows: readonly PropRow[];
}

/** The props of one component. */
export interface PropsTable {
  component: string;
  /** The first paragraph of its docstring, or all of it. */
  description: string;
  /** Package or subpath to import it from; `null` when it is not exported. */
  importedFrom: string | null;
  own: readonly PropRow[];
  native: NativeProps | null;
  /** Declarations of the types that the rows mention, with their docstrings. */
  types: readonly { name: string; source: string }[];
}
