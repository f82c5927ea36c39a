import { useLocale, useTexts } from '@mingjian/ui';
import type { ChoiceFormField, FormField } from './formField';
import { formTexts } from './Form.texts';
import { isEmptyValue } from './model/emptyFields';
import { listText } from './model/listText';

/** Returns a function that words the value of a field. */
export function useValueText(): (field: FormField | undefined, value: unknown) => string {
  const t = useTexts(formTexts);
  const { locale } = useLocale();
  const lineOf = (texts: readonly string[]) => listText(texts, locale);
  const textOf = (field: FormField | undefined, value: unknown): string => {
    if (field?.kind === 'switch') return value === 1 ? t.yes : t.no;
    if (isEmptyValue(value)) return t.none;
    switch (field?.kind) {
      case 'password':
      case 'captcha':
        return '••••••';
      case 'number':
        return `${Number(value).toLocaleString(locale)}${field.unit ? ` ${field.unit}` : ''}`;
      case 'money':
        return Number(value).toLocaleString(locale, { style: 'currency', currency: 'CNY' });
      case 'select':
      case 'radio':
        return optionText(field, value);
      case 'checkbox':
        return lineOf((value as readonly unknown[]).map((one) => optionText(field, one)));
      case 'reference':
        return field.nameOf?.(String(value)) ?? String(value);
      case 'dayRange':
      case 'monthRange':
        return rangeText(value, t.soFar);
      case 'rows':
        return lineOf(
          (value as readonly Record<string, unknown>[]).map((row) =>
            field.fields.map((inner) => textOf(inner, row[inner.field])).join(' '),
          ),
        );
      case 'custom':
        return field.textOf?.(value) ?? plainText(value);
      default:
        return Array.isArray(value) ? lineOf(value.map(String)) : plainText(value);
    }
  };
  return textOf;
}

const plainText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function optionText({ options, missingLabel }: ChoiceFormField, value: unknown): string {
  return options.find(({ key }) => key === String(value))?.text ?? missingLabel ?? String(value);
}

function rangeText(value: unknown, soFar: string): string {
  const { from, to } = value as { from: string; to: string };
  return `${from} – ${to === 'PRESENT' ? soFar : to}`;
}
