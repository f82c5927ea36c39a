import { Select, useLocale, useTexts } from '@mingjian/ui';
import { advancedFilterTexts } from './advancedFilter.texts';
import type { ValueEditorProps } from './valueEditorProps';

/** A range relative to today, with a preview of both ends in the current time zone. */
export function DynamicField({
  value,
  ranges,
  today,
  error,
  disabled,
  onChange,
}: Omit<ValueEditorProps, 'field' | 'operator' | 'valueLimit'>) {
  const t = useTexts(advancedFilterTexts);
  const zone = useZoneName();
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
      description={
        span && t.preview(`${span.from} 00:00:00`, `${span.to} 23:59:59`, zone ?? t.beijingTime)
      }
      error={error}
      disabled={disabled}
      onValueChange={(next) => onChange(next ?? '')}
    />
  );
}

/** Returns the name of the time zone in the current locale, `undefined` for that of Beijing. */
function useZoneName(): string | undefined {
  const { locale, timeZone } = useLocale();
  if (timeZone === 'Asia/Shanghai') return undefined;
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
}
