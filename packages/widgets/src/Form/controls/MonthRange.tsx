import { Checkbox, Fieldset, useTexts } from '@mingjian/ui';
import { SO_FAR } from '../../internal/calendar/model/soFar';
import { MonthPicker } from '../../MonthPicker';
import type { FieldControlProps, RangeFormField } from '../formField';
import { formTexts } from '../Form.texts';
import * as S from '../Form.styles';
import { isReversed, rangeIn, type Range } from '../model/range';

/** First and last month of a time that may go on until now. The end is not before the start. */
export function MonthRange({
  field,
  id,
  value,
  onChange,
  error,
  readOnly,
}: FieldControlProps<RangeFormField>) {
  const t = useTexts(formTexts);
  const { from, to } = rangeIn(value) ?? { from: '', to: '' };
  const isOpen = to === SO_FAR;
  const change = (next: Partial<Range>) => {
    const range = { from, to, ...next };
    onChange(range.from === '' && range.to === '' ? null : range);
  };
  return (
    <Fieldset
      legend={field.label}
      description={field.description}
      error={isReversed({ from, to }) ? t.endBeforeStart : error}
    >
      <S.MonthRange>
        <MonthPicker
          id={id}
          label={t.from}
          required={field.required && !readOnly}
          readOnly={readOnly}
          value={from || null}
          onValueChange={(month) => change({ from: month ?? '' })}
        />
        <MonthPicker
          label={t.to}
          readOnly={readOnly}
          disabled={isOpen}
          min={from || undefined}
          value={isOpen ? null : to || null}
          onValueChange={(month) => change({ to: month ?? '' })}
        />
        <Checkbox
          label={t.soFar}
          readOnly={readOnly}
          checked={isOpen}
          onValueChange={(checked) => change({ to: checked ? SO_FAR : '' })}
        />
      </S.MonthRange>
    </Fieldset>
  );
}
