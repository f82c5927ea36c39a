import type { CollectItem } from '@mingjian/api';
import { useLocale } from '@mingjian/ui';

/** Name of an item in both languages. */
type Named = Pick<CollectItem, 'name' | 'nameEn'>;

/** Returns the name of an item in the current language. */
export function useItemName() {
  const { language } = useLocale();
  return ({ name, nameEn }: Named) => (language === 'en' && nameEn) || name;
}

/** Returns the names of items, as the current language lists them. */
export function useItemNames() {
  const { language } = useLocale();
  const nameOf = useItemName();
  return (items: readonly Named[]) => items.map(nameOf).join(language === 'zh' ? '、' : ', ');
}
