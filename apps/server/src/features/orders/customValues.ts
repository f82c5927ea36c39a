import { readCustomFields, type CustomValue, type OrderDraft } from '@mingjian/api';
import { inputFailure } from '../../failure';
import { say } from '../../texts';
import type { Caller } from '../../http/caller';
import { orderTexts } from './texts';

/** Own fields of an order before they are stored. */
interface OwnFields {
  /** JSON text of the fields that the client has for the product. */
  customFields: string | null;
  given: OrderDraft['customValues'];
  /** A draft may leave out what is required. */
  isDraft: boolean;
}

/**
 * Returns the JSON text of what an order says in its client's own fields; `null` for nothing.
 * Throws 400 on a field that the client does not have, and on a required one without a value.
 */
export function customValuesText(
  { customFields, given, isDraft }: OwnFields,
  { language }: Pick<Caller, 'language'>,
): string | null {
  const fields = readCustomFields(customFields);
  const valueOf = new Map((given ?? []).map(({ label, value }) => [label, value]));
  const isUnknown = [...valueOf.keys()].some((name) => !fields.some(({ label }) => label === name));
  if (isUnknown) throw inputFailure([['customValues', say((t) => t.notExisting)]], language);
  const missing = fields.find(({ label, required }) => required === 1 && !valueOf.has(label));
  if (missing && !isDraft) {
    const name = (language === 'en' && missing.labelEn) || missing.label;
    throw inputFailure([['customValues', orderTexts((t) => t.customMissing(name))]], language);
  }
  const values = fields.flatMap(({ label, labelEn }): CustomValue[] => {
    const value = valueOf.get(label);
    return value === undefined ? [] : [{ label, labelEn: labelEn || label, value }];
  });
  return values.length > 0 ? JSON.stringify(values) : null;
}
