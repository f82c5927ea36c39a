import type { SelectItem } from '../../Select/selectOption';
import { matchingOptions } from './matchingOptions';

/** Returns the items whose label contains the query; of a group its matching options, if any. */
export function matchingItems<Value extends string | number>(
  items: readonly SelectItem<Value>[],
  query: string,
): readonly SelectItem<Value>[] {
  return items.flatMap((item): readonly SelectItem<Value>[] => {
    if (!('options' in item)) return matchingOptions([item], query);
    const options = matchingOptions(item.options, query);
    return options.length > 0 ? [{ ...item, options }] : [];
  });
}
