import type { SafeStorage } from '../../base/browserStorage';
import type { Answers } from './model/answers';

/** An item whose changes the server does not have yet. */
export interface UnsavedItem {
  own: Answers;
  /** The answers that the changes were made from. */
  base: Answers;
  version: number;
}

/** Changes of a form that are stored on this device until the server has them. */
export interface StoredForm {
  items: Readonly<Record<string, UnsavedItem>>;
  /** Keys of the consents that are agreed to; `null` before they are chosen. */
  agreed: readonly string[] | null;
}

const PREFIX = 'mj.collect.';
/** Longer than any link works. */
const LIFETIME = 10 * 86_400_000;
const NOTHING: StoredForm = { items: {}, agreed: null };

/** Unsaved forms on this device. */
export interface StoredForms {
  /** Returns what is stored of an order's form. */
  read(orderId: string): StoredForm;
  /** Stores the unsaved part of a form; one without any is removed. */
  write(orderId: string, form: StoredForm): void;
  /** Removes the forms whose links have ended. */
  removeOld(): void;
}

/** Returns the unsaved forms in a storage. */
export function storedForms(storage: SafeStorage, now: () => number = Date.now): StoredForms {
  const read = (key: string): StoredForm => {
    try {
      const { savedOn, ...form } = JSON.parse(storage.get(key) ?? '') as StoredForm & {
        savedOn: number;
      };
      return now() - savedOn < LIFETIME ? form : NOTHING;
    } catch {
      return NOTHING;
    }
  };
  return {
    read: (orderId) => read(PREFIX + orderId),
    write(orderId, form) {
      const isEmpty = Object.keys(form.items).length === 0 && form.agreed === null;
      if (isEmpty) storage.remove(PREFIX + orderId);
      else storage.set(PREFIX + orderId, JSON.stringify({ ...form, savedOn: now() }));
    },
    removeOld() {
      for (const key of storage.keys(PREFIX)) if (read(key) === NOTHING) storage.remove(key);
    },
  };
}
