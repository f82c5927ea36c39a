import { ChevronDown } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { useTexts } from '../texts/LocaleProvider';
import type { TabItem } from './Tabs';
import * as S from './Tabs.styles';
import { tabsTexts } from './Tabs.texts';

export interface AllTabsMenuProps {
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (tab: TabItem) => void;
}

/** Every tab of a row that does not fit, by name. */
export function AllTabsMenu({ tabs, selected, onSelect }: AllTabsMenuProps) {
  const t = useTexts(tabsTexts);
  return (
    <S.AllTabs>
      <Menu
        label={t.all}
        align="end"
        trigger={<IconButton label={t.all} icon={ChevronDown} />}
        items={tabs.map((tab) => ({
          key: tab.key,
          label: tab.label,
          ...(tab.icon && { icon: tab.icon }),
          ...(tab.disabledReason !== undefined && { disabledReason: tab.disabledReason }),
          ...(tab.key === selected && { hint: '✓' }),
          onSelect: () => onSelect(tab),
        }))}
      />
    </S.AllTabs>
  );
}
