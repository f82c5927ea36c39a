import type { FormValues } from '../formField';
import type { FormConflict } from '../formProblem';

/** The value of a field to keep: the typed or the stored one. */
export type Side = 'yours' | 'stored';

/** Selected sides, by field. */
export type Sides = Readonly<Record<string, Side>>;

/** Returns the sides of a conflict before anything is selected: what was typed. */
export function typedSides({ fields }: FormConflict): Sides {
  return Object.fromEntries(fields.map(({ field }) => [field, 'yours']));
}

/** Returns the stored values of a conflict's fields. */
export function storedValues({ fields }: Pick<FormConflict, 'fields'>): FormValues {
  return Object.fromEntries(fields.map(({ field, stored }) => [field, stored]));
}

/** Returns the stored values of the fields where that side is selected. */
export function storedSides({ fields }: FormConflict, sides: Sides): FormValues {
  return storedValues({ fields: fields.filter(({ field }) => sides[field] === 'stored') });
}
