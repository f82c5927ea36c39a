import { DescriptionList, type DescriptionListProps } from '@mingjian/ui';
import type { FormField, FormValues } from './formField';
import * as S from './Form.styles';
import { isEmptyValue } from './model/emptyFields';
import { sectionsOf, shownFields } from './model/formSections';
import { useValueText } from './useValueText';

export interface FormViewProps extends Omit<DescriptionListProps, 'items'> {
  fields: readonly FormField[];
  values: FormValues;
}

/** A record to read: the labels and values of a form's fields. Renders description lists. */
export function FormView({ fields, values, ...rest }: FormViewProps) {
  const textOf = useValueText();
  return (
    <S.Content>
      {sectionsOf(shownFields(fields, values)).map(({ heading, fields: inSection }) => (
        <S.Section key={heading ?? ''}>
          {heading !== undefined && <h3>{heading}</h3>}
          <DescriptionList
            {...rest}
            items={inSection.map((field) => ({
              key: field.field,
              label: field.label,
              value: isEmpty(field, values) ? null : textOf(field, values[field.field]),
              wide: field.wide === true || field.kind === 'area' || field.kind === 'rows',
            }))}
          />
        </S.Section>
      ))}
    </S.Content>
  );
}

const isEmpty = ({ kind, field }: FormField, values: FormValues) =>
  kind !== 'switch' && isEmptyValue(values[field]);
