import { NumberField, useTexts } from '@mingjian/ui';
import type { FieldControlProps, MoneyFormField, NumberFormField } from '../formField';
import { formTexts } from '../Form.texts';
import { fieldPropsOf } from './controlParts';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** A number between 0 and 1000, unless its field has other limits. */
export function NumberControl(props: FieldControlProps<NumberFormField>) {
  const { field, value, onChange } = props;
  const { min = 0, max = 1000, precision = 0, unit } = field;
  return (
    <NumberField
      {...fieldPropsOf(props)}
      value={numberOf(value)}
      onValueChange={onChange}
      min={min}
      max={max}
      precision={precision}
      step={10 ** -precision}
      suffix={unit}
    />
  );
}

/** An amount in yuan. */
export function MoneyControl(props: FieldControlProps<MoneyFormField>) {
  const t = useTexts(formTexts);
  const { field, value, onChange } = props;
  return (
    <NumberField
      {...fieldPropsOf(props)}
      value={numberOf(value)}
      onValueChange={onChange}
      min={field.min ?? 0}
      max={field.max}
      precision={2}
      suffix={t.yuan}
    />
  );
}
