import { array, object } from 'yup';
import { cleaned, flag, type Flag } from '../../schema';

/** A field that a client adds to its orders of a product. */
export interface CustomField {
  /** Its name, which no other field of the product has. */
  label: string;
  /** @default its name */
  labelEn?: string | undefined;
  required?: Flag | undefined;
}

/** Value of a client's own field in an order, with the names that the field had then. */
export interface CustomValue {
  label: string;
  labelEn: string;
  value: string;
}

/** Most own fields of a client's product. */
export const MOST_CUSTOM_FIELDS = 10;

/** Schema of the own fields of a client's product. */
export const customFieldList = array(
  object({
    label: cleaned().max(32).required(),
    labelEn: cleaned().max(64),
    required: flag(),
  }).required(),
).max(MOST_CUSTOM_FIELDS);

/** Schema of what an order says in own fields; a field without a value is not among them. */
export const customValueList = array(
  object({ label: cleaned().max(32).required(), value: cleaned().max(200).required() }).required(),
).max(MOST_CUSTOM_FIELDS);

/** Returns own fields from their JSON text. Unreadable text has none. */
export const readCustomFields = (text: string | null): CustomField[] => listIn(text);

/** Returns what an order says in own fields, from its JSON text. Unreadable text says nothing. */
export const readCustomValues = (text: string | null): CustomValue[] => listIn(text);

function listIn<Item>(text: string | null): Item[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? (list as Item[]) : [];
  } catch {
    return [];
  }
}
