import type { Field } from './field';

/** A field whose codes a dictionary labels. */
export interface DictionaryUse {
  /** Name of the resource in its calls, such as `aCompanyInfo`. */
  resource: string;
  field: string;
}

/** Returns the fields of resources whose codes a dictionary labels, each once. */
export function dictionaryUses(resources: object, dictionary: string): readonly DictionaryUse[] {
  const uses = Object.values(resources)
    .filter(isDeclared)
    .flatMap(({ name, fields }) =>
      Object.entries(fields)
        .filter(([, field]) => field.dictionary === dictionary)
        .map(([field]): DictionaryUse => ({ resource: name, field })),
    );
  const keyOf = ({ resource, field }: DictionaryUse) => `${resource}.${field}`;
  return [...new Map(uses.map((use) => [keyOf(use), use])).values()];
}

interface Declared {
  name: string;
  fields: Readonly<Record<string, Field>>;
}

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'isVersioned' in value && 'fields' in value;
