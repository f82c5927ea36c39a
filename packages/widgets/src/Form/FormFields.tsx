import { useId } from 'react';
import { FormCells } from './FormCells';
import * as S from './Form.styles';
import { useFormContext } from './formContext';
import type { FormFieldGroup } from './model/formSections';

export interface FormFieldsProps {
  /** Names of the fields. Those that the form does not ask for now are left out. */
  names: readonly string[];
  /** Heading of the fields as a group. @default none */
  heading?: string | undefined;
}

/** Some fields of the `Form` around them, for a layout of one's own. */
export function FormFields({ names, heading }: FormFieldsProps) {
  const { form } = useFormContext();
  const fields = names.flatMap((name) => form.shown.find(({ field }) => field === name) ?? []);
  return <FormSection group={{ heading, fields }} />;
}

/** The fields of a section, a group under its heading. */
export function FormSection({ group: { heading, fields } }: { group: FormFieldGroup }) {
  const headingId = useId();
  const { form, readOnly, headingLevel } = useFormContext();
  const Heading = `h${headingLevel}` as const;
  const cells = (
    <FormCells
      fields={fields}
      control={form.form.control}
      id={form.id}
      readOnly={readOnly}
      setActions={form.actions.set}
    />
  );
  if (heading === undefined) return cells;
  return (
    <S.Section role="group" aria-labelledby={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      {cells}
    </S.Section>
  );
}
