import { useTexts } from '../texts/LocaleProvider';
import type { TabItem } from './Tabs';
import { tabsTexts } from './Tabs.texts';
import { useWriteNumber } from '../texts/useWriteNumber';

/** Returns what tells of the errors behind a tab in words; `undefined` where there are none. */
export function useErrorWords(): (invalid: TabItem['invalid']) => string | undefined {
  const t = useTexts(tabsTexts);
  const write = useWriteNumber();
  return (invalid) => {
    if (invalid === undefined || invalid === false || invalid === 0) return undefined;
    return invalid === true ? t.invalid : t.errors(write(invalid), invalid === 1);
  };
}
