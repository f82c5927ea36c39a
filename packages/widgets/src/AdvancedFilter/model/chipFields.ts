import type { DatePreset } from '../../DateRangePicker';
import type { FilterField } from '../../ListFilter';
import type { AdvancedField } from './advancedField';
import { toEntered } from './numberText';
import { valuesOf } from './problems';
import type { ListCondition } from '../../internal/list/query';

/** Returns the fields as a filter bar declares them, for the texts of their conditions. */
export function chipFieldsOf(
  fields: readonly AdvancedField[],
  ranges: readonly DatePreset[],
): FilterField[] {
  return fields.map((one) => {
    const base = { field: one.field as never, label: one.label };
    switch (one.kind) {
      case 'date':
        return { ...base, kind: 'dateRange', presets: ranges };
      case 'select':
        return { ...base, kind: 'select', options: one.options };
      case 'lookup':
        return { ...base, kind: 'lookup', load: one.load, options: one.options ?? [] };
      default:
        return { ...base, kind: 'text' };
    }
  });
}

/**
 * Returns a condition with its values as they are read: amounts with decimals, those of a
 * custom field by its `textOf`.
 */
export function enteredCondition(
  condition: ListCondition,
  fields: readonly AdvancedField[],
): ListCondition {
  const { value, operator, field } = condition;
  const known = fields.find((one) => one.field === field);
  if (value === null) return condition;
  const textOf = known?.kind === 'custom' ? known.textOf : undefined;
  const values = valuesOf(condition).map((one) =>
    textOf && one !== '' ? textOf(one) : toEntered(known?.kind ?? 'text', one),
  );
  const isList = typeof value !== 'string' || operator.endsWith('LIKEIN');
  return { ...condition, value: isList ? values : (values[0] ?? '') };
}
