import { moneyText } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import type { FormField } from './model/formField';
import { formValue } from './model/formValues';
import { resourceListTexts } from './resourceList.texts';

/** Returns a formatter for stored values: labels for codes, yuan for amounts, "(empty)" for none. */
export function useValueText(): (field: FormField | undefined, value: unknown) => string {
  const t = useTexts(resourceListTexts);
  const { locale } = useLocale();
  return (field, stored) => {
    const value = field ? formValue(field, stored) : stored;
    if (value === null || value === undefined || value === '') return t.none;
    if (Array.isArray(value))
      return value.length > 0
        ? new Intl.ListFormat(locale, { type: 'unit' }).format(value.map(String))
        : t.none;
    if (field?.kind === 'flag') return value === 1 ? t.yes : t.no;
    if (field?.kind === 'money') return moneyText(Number(stored), locale);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return field?.kind === 'code'
      ? (field.options.find(({ key }) => key === text)?.text ?? text)
      : text;
  };
}
