import type { Field } from '@mingjian/api';
import type { AdvancedField } from '@mingjian/widgets/AdvancedFilter';
import type { ResourceList } from '../listOf';
import type { ListContext } from './gridParts';
import { KIND_VIEWS } from './kinds';

/**
 * Returns the fields of a list's advanced filter: every searchable one that has a label. A
 * reference is left out where the name that it leads to can be searched.
 */
export function advancedFieldsOf<Row extends { id: string }>(
  { fields, columns, filters }: ResourceList<Row>,
  context: ListContext,
): AdvancedField[] {
  const items: readonly { field: string; staffOnly?: true }[] = [...columns, ...filters];
  const isHidden = (name: string) =>
    context.isClient && items.some(({ field, staffOnly }) => staffOnly && field === name);
  return Object.entries(fields).flatMap(([name, field]) => {
    const isNamed = field.nameField !== undefined && fields[field.nameField]?.options.search;
    const label = context.labelOf(name);
    if (!field.options.search || isNamed || isHidden(name) || label === name) return [];
    return [advancedField(name, label, field, context)];
  });
}

function advancedField(
  name: string,
  label: string,
  field: Field,
  { optionsOf, lookupOf, regions }: ListContext,
): AdvancedField {
  const kind = KIND_VIEWS[field.kind].advanced;
  const base = { field: name, label };
  switch (kind) {
    case 'select':
      return { ...base, kind, options: optionsOf(name) ?? [] };
    case 'lookup':
      return field.kind === 'region'
        ? { ...base, kind, ...regions.advanced }
        : { ...base, kind, load: lookupOf(field.resource!) };
    case 'date':
      return { ...base, kind, precision: field.kind === 'day' ? 'day' : 'second' };
    default:
      return { ...base, kind };
  }
}
