import { Select, useTexts } from '@mingjian/ui';
import { advancedFilterTexts } from './advancedFilter.texts';
import type { ValueEditorProps } from './valueEditorProps';

/** A range relative to today, with a preview of both ends in Beijing time. */
export function DynamicField({
  value,
  ranges,
  today,
  error,
  disabled,
  onChange,
}: Omit<ValueEditorProps, 'field' | 'operator' | 'valueLimit'>) {
  const t = useTexts(advancedFilterTexts);
  const key = typeof value === 'string' && value !== '' ? value : null;
  const range = ranges.find((one) => one.key === key);
  const span = range?.spanOn(today);
  const options = ranges.map((one) => ({ value: one.key, label: one.label }));
  return (
    <Select
      label={t.value}
      hideLabel
      required
      placeholder={t.choose}
      options={key === null || range ? options : [...options, { value: key, label: t.gone(key) }]}
      value={key}
      description={span && t.preview(`${span.from} 00:00:00`, `${span.to} 23:59:59`)}
      error={error}
      disabled={disabled}
      onValueChange={(next) => onChange(next ?? '')}
    />
  );
}
