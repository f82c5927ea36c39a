import { ChevronDown, CircleAlert } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import type { MenuAction } from '../Menu/menuItem';
import { useTexts } from '../texts/LocaleProvider';
import type { TabItem } from './Tabs';
import * as S from './Tabs.styles';
import { tabsTexts } from './Tabs.texts';
import { useErrorWords } from './useErrorWords';

export interface AllTabsMenuProps {
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (tab: TabItem) => void;
}

/**
 * Every tab of a row that does not fit, by name. Where some hold errors, a dot says so and their
 * lines tell which.
 */
export function AllTabsMenu({ tabs, selected, onSelect }: AllTabsMenuProps) {
  const t = useTexts(tabsTexts);
  const errorWords = useErrorWords();
  const hasErrors = tabs.some((tab) => errorWords(tab.invalid) !== undefined);
  const toAction = (tab: TabItem): MenuAction => {
    const errors = errorWords(tab.invalid);
    const icon = errors === undefined ? tab.icon : CircleAlert;
    const hint = [errors, tab.key === selected && '✓'].filter(Boolean).join(' ');
    return {
      key: tab.key,
      label: tab.label,
      ...(icon && { icon }),
      ...(tab.disabledReason !== undefined && { disabledReason: tab.disabledReason }),
      ...(hint !== '' && { hint }),
      onSelect: () => onSelect(tab),
    };
  };
  return (
    <S.AllTabs>
      <Badge label={t.invalid} {...(!hasErrors && { count: 0 })}>
        <Menu
          label={t.all}
          align="end"
          trigger={<IconButton label={t.all} icon={ChevronDown} />}
          items={tabs.map(toAction)}
        />
      </Badge>
    </S.AllTabs>
  );
}
