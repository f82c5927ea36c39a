import type { CollectItem } from '@mingjian/api';
import { useLocale } from '@mingjian/ui';

/** Returns the name of an item in the current language. */
export function useItemName() {
  const { language } = useLocale();
  return ({ name, nameEn }: Pick<CollectItem, 'name' | 'nameEn'>) =>
    (language === 'en' && nameEn) || name;
}
