import type { FormField, FormValues } from '../formField';

/** Fields of a form that stand together, under a heading or without one. */
export interface FormFieldGroup {
  heading: string | undefined;
  fields: readonly FormField[];
}

/** Returns the fields whose conditions hold with these values. */
export function shownFields(
  fields: readonly FormField[],
  values: FormValues,
): readonly FormField[] {
  return fields.filter(({ shownFor }) => !shownFor || values[shownFor.field] === shownFor.value);
}

/** Returns the names of the fields on which others depend. */
export function conditionFields(fields: readonly FormField[]): string[] {
  return [...new Set(fields.flatMap(({ shownFor }) => shownFor?.field ?? []))];
}

/** Returns the fields that are shown with these values, and the values of those. */
export function sentValues(fields: readonly FormField[], values: FormValues) {
  const asked = shownFields(fields, values);
  const sent = Object.fromEntries(asked.map(({ field }) => [field, values[field] ?? null]));
  return { asked, sent };
}

/** Returns the names of the fields whose checks read the value of another one. */
export function dependentsOf(name: string, fields: readonly FormField[]): string[] {
  return fields.flatMap(({ field, checkedWith }) => (checkedWith?.includes(name) ? [field] : []));
}

/** Returns the fields by section, in their order. */
export function sectionsOf(fields: readonly FormField[]): FormFieldGroup[] {
  const headings = [...new Set(fields.map(({ section }) => section))];
  return headings.map((heading) => ({
    heading,
    fields: fields.filter(({ section }) => section === heading),
  }));
}
