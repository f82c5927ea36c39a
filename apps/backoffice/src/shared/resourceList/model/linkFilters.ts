import type { Fields } from '@mingjian/api';
import type { ListOption } from '@mingjian/widgets/DataGrid';
import type { ChoiceFilter, FilterField, ListCondition } from '@mingjian/widgets/ListFilter';

/** Names of the rows that conditions refer to, by field. */
export type LinkNames = Readonly<Record<string, ListOption>>;

interface Linked {
  field: string;
  nameField: string;
}

/** Returns the references by which a link may narrow a list, with the fields that name them. */
function linkedFields(fields: Fields): Linked[] {
  return Object.entries(fields).flatMap(([field, { kind, nameField, options }]) =>
    kind === 'reference' && nameField && options.search ? { field, nameField } : [],
  );
}

const keyIn = (conditions: readonly ListCondition[], name: string) => {
  const found = conditions.find(({ field, operator }) => field === name && operator === 'EQ');
  return typeof found?.value === 'string' ? found.value : null;
};

/** Returns the names of the referenced rows, which every row of the list carries. */
export function linkNamesIn(
  fields: Fields,
  conditions: readonly ListCondition[],
  [row]: readonly object[],
): LinkNames {
  if (!row) return {};
  return Object.fromEntries(
    linkedFields(fields).flatMap(({ field, nameField }) => {
      const key = keyIn(conditions, field);
      const text = (row as Readonly<Record<string, unknown>>)[nameField];
      return key !== null && typeof text === 'string' ? [[field, { key, text }]] : [];
    }),
  );
}

export interface LinkFilterOptions {
  conditions: readonly ListCondition[];
  names: LinkNames;
  /** Returns the label of a field. */
  labelOf(field: string): string;
  /** Stands for a name that is not known, or not yet. */
  unnamed: string;
  /** Texts of whole conditions, such as "Mine" for the reader's own id, by field. */
  chipTexts?: ChipTexts | undefined;
}

/** Returns the text of a condition, or `undefined` for the usual one; by field. */
export type ChipTexts = Readonly<Record<string, (condition: ListCondition) => string | undefined>>;

/** Returns the filters that name what the conditions of a link refer to, beside the list's own. */
export function linkFiltersOf<Row>(
  fields: Fields,
  own: readonly FilterField<Row>[],
  { conditions, names, labelOf, unnamed, chipTexts = {} }: LinkFilterOptions,
): ChoiceFilter<Row>[] {
  return linkedFields(fields).flatMap(({ field }) => {
    const key = keyIn(conditions, field);
    if (key === null || own.some((filter) => filter.field === field)) return [];
    const option = names[field]?.key === key ? names[field] : { key, text: unnamed };
    return {
      kind: 'select' as const,
      field: field as keyof Row & string,
      label: labelOf(field),
      chipOnly: true,
      options: [option],
      ...(chipTexts[field] && { chipText: chipTexts[field] }),
    };
  });
}
