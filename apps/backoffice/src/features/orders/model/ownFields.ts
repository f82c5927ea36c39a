import { readCustomFields, type CompanyProduct, type OrderDraft } from '@mingjian/api';
import type { FormField, FormValues } from '@mingjian/widgets/Form';

/** Name of a client's own field among the values of the form, which holds those of all products. */
const nameOf = (productId: string, label: string) => `${prefixOf(productId)}${codeOf(label)}`;

const prefixOf = (productId: string) => `own-${codeOf(productId)}-`;

/** The hexadecimal code of a text: a form reads dots and brackets in a name as a path. */
const codeOf = (text: string) =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const textOf = (code: string) =>
  new TextDecoder().decode(
    Uint8Array.from(code.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
  );

/** Returns the own fields of a client's products. Each is asked for with its product alone. */
export const ownFieldsOf = (
  products: readonly Pick<CompanyProduct, 'productId' | 'customFields'>[],
  language: 'zh' | 'en',
): FormField[] =>
  products.flatMap(({ productId, customFields }) =>
    readCustomFields(customFields).map(({ label, labelEn, required }): FormField => ({
      kind: 'text',
      field: nameOf(productId, label),
      label: (language === 'en' && labelEn) || label,
      required: required === 1,
      maxLength: 200,
      shownFor: { field: 'productId', value: productId },
    })),
  );

/** Returns what is typed in the own fields of the chosen product. */
export function ownValuesIn(values: FormValues): NonNullable<OrderDraft['customValues']> {
  const prefix = prefixOf(String(values['productId']));
  return Object.entries(values).flatMap(([name, typed]) => {
    const value = typeof typed === 'string' ? typed.trim() : '';
    return name.startsWith(prefix) && value
      ? [{ label: textOf(name.slice(prefix.length)), value }]
      : [];
  });
}

/** Returns the values of own fields for the form of a draft. */
export const ownValuesOf = ({
  productId,
  customValues,
}: Pick<OrderDraft, 'productId' | 'customValues'>): FormValues =>
  Object.fromEntries(
    (customValues ?? []).map(({ label, value }) => [nameOf(productId, label), value]),
  );
