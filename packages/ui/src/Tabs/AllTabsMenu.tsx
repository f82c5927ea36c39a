import { ChevronDown, CircleAlert } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import type { MenuAction } from '../Menu/menuItem';
import { useTexts } from '../texts/LocaleProvider';
import { useErrorText } from './TabErrors';
import type { TabItem } from './tabItem';
import * as S from './Tabs.styles';
import { tabsTexts } from './Tabs.texts';

export interface AllTabsMenuProps {
  tabs: readonly TabItem[];
  selected: string;
  onSelect: (tab: TabItem) => void;
}

/** A menu of all tabs of a row that does not fit. A dot and hints show which contain errors. */
export function AllTabsMenu({ tabs, selected, onSelect }: AllTabsMenuProps) {
  const t = useTexts(tabsTexts);
  const errorText = useErrorText();
  const hasErrors = tabs.some((tab) => errorText(tab.invalid) !== undefined);
  const toAction = (tab: TabItem): MenuAction => {
    const errors = errorText(tab.invalid);
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
          placement="bottom-end"
          trigger={<IconButton label={t.all} icon={ChevronDown} />}
          items={tabs.map(toAction)}
        />
      </Badge>
    </S.AllTabs>
  );
}
