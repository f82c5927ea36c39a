import { SO_FAR, type CollectValue } from '@mingjian/api';
import { Checkbox, GroupField, TextField, useTexts } from '@mingjian/ui';
import { formTexts } from './form.texts';
import * as S from './MonthsField.styles';
import { monthIn, monthsOf, today, withSoFar } from './model/months';

export interface MonthsFieldProps {
  id: string;
  label: string;
  description?: string | undefined;
  required: boolean;
  value: CollectValue | undefined;
  onValueChange: (value: CollectValue) => void;
  error?: string | undefined;
}

const FIRST = '1950-01';

/** A first and a last month, by the browser's own fields, and whether it lasts until now. */
export function MonthsField({ id, value, onValueChange, ...field }: MonthsFieldProps) {
  const t = useTexts(formTexts);
  const range = monthsOf(value);
  const isSoFar = range.to === SO_FAR;
  const month = (key: 'from' | 'to', label: string) => (
    <TextField
      type="month"
      label={label}
      size="large"
      min={FIRST}
      max={today().slice(0, 7)}
      placeholder={t.monthHint}
      inputMode="numeric"
      value={range[key]}
      onValueChange={(text) => onValueChange({ ...range, [key]: text })}
      onBlur={({ target }) => {
        const typed = monthIn(target.value);
        if (typed !== target.value) onValueChange({ ...range, [key]: typed });
      }}
    />
  );
  return (
    <GroupField {...field} id={id}>
      <S.Months>
        {month('from', t.from)}
        {!isSoFar && month('to', t.to)}
      </S.Months>
      <Checkbox
        label={t.soFar}
        checked={isSoFar}
        onValueChange={(checked) => onValueChange(withSoFar(range, checked))}
      />
    </GroupField>
  );
}
