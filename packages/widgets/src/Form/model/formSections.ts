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

/** Returns the fields by section, in their order. */
export function sectionsOf(fields: readonly FormField[]): FormFieldGroup[] {
  const headings = [...new Set(fields.map(({ section }) => section))];
  return headings.map((heading) => ({
    heading,
    fields: fields.filter(({ section }) => section === heading),
  }));
}
