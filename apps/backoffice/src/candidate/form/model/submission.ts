import type { FilledItem } from '../itemSaver';
import { isSameStretches, savable, withNoContact } from './answers';

/** An item as it is submitted. */
export interface SentItem {
  groupCode: string;
  dataForm: string;
}

const sent = (groupCode: string, stretches: Parameters<typeof withNoContact>[1]): SentItem => ({
  groupCode,
  dataForm: JSON.stringify(stretches),
});

/**
 * Returns the items whose defaults the server does not have: an employer that nobody touched is not
 * contacted all the same.
 */
export const unsentDefaults = (items: Readonly<Record<string, FilledItem>>): SentItem[] =>
  Object.entries(items).flatMap(([groupCode, { item, own }]) => {
    if (item.status === 5) return [];
    const whole = withNoContact(groupCode, savable(item.fields, own.stretches));
    return isSameStretches(whole, own.stretches) ? [] : [sent(groupCode, whole)];
  });

/** Returns every returned item, also one that was left as it was: the response is complete. */
export const returnedItems = (items: Readonly<Record<string, FilledItem>>): SentItem[] =>
  Object.entries(items).flatMap(([groupCode, { item, own }]) =>
    item.status === 3
      ? [sent(groupCode, withNoContact(groupCode, savable(item.fields, own.stretches)))]
      : [],
  );
