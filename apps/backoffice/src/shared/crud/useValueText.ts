import { useLocale, useTexts } from '@mingjian/ui';
import { crudTexts } from './crud.texts';
import type { FormField } from './formField';
import { formValue } from './model/formValues';

/**
 * Returns how a value that travels is said: coded ones in words, amounts in yuan, nothing as such.
 */
export function useValueText(): (field: FormField | undefined, value: unknown) => string {
  const t = useTexts(crudTexts);
  const { locale } = useLocale();
  return (field, wire) => {
    const value = field ? formValue(field, wire) : wire;
    if (value === null || value === undefined || value === '') return t.none;
    if (Array.isArray(value))
      return value.length > 0
        ? new Intl.ListFormat(locale, { type: 'unit' }).format(value.map(String))
        : t.none;
    if (field?.kind === 'flag') return value === 1 ? t.yes : t.no;
    if (field?.kind === 'yuan')
      return new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' }).format(
        Number(value),
      );
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return field?.kind === 'choice'
      ? (field.options.find(({ key }) => key === text)?.text ?? text)
      : text;
  };
}
