import type { FormField, FormValues } from './formField';

/** Fields of a form that stand together, under a heading or without one. */
export interface FormFieldGroup {
  heading: string | undefined;
  fields: readonly FormField[];
}

/** Returns the fields whose conditions hold. A field outside the form has the row's value. */
export function shownFields(
  fields: readonly FormField[],
  values: FormValues,
  row: object | null,
): readonly FormField[] {
  const all: Readonly<Record<string, unknown>> = { ...row, ...values };
  return fields.filter(({ shownFor }) => !shownFor || all[shownFor.field] === shownFor.value);
}

/** Returns the fields by section, in their order. */
export function sectionsOf(fields: readonly FormField[]): FormFieldGroup[] {
  const headings = [...new Set(fields.map(({ section }) => section))];
  return headings.map((heading) => ({
    heading,
    fields: fields.filter(({ section }) => section === heading),
  }));
}
