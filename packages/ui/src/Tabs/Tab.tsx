import type { KeyboardEvent, MouseEvent } from 'react';
import { X } from 'lucide-react';
import { Badge } from '../Badge/Badge';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import { Tooltip } from '../Tooltip/Tooltip';
import { TabErrors } from './TabErrors';
import type { TabItem } from './tabItem';
import * as S from './Tabs.styles';
import { tabsTexts } from './Tabs.texts';

export interface TabProps {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  tab: TabItem;
  isSelected: boolean;
  /** Whether the Tab key reaches this tab of the row. */
  isTabStop: boolean;
  onSelect: () => void;
  onClose: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One tab of the row, with its badge, its errors and a cross to close it. */
export function Tab({ id, tab, isSelected, isTabStop, onSelect, onClose, onKeyDown }: TabProps) {
  const t = useTexts(tabsTexts);
  const handleCross = (event: MouseEvent) => {
    event.stopPropagation();
    onClose?.();
  };

  const button = (
    <S.Tab
      type="button"
      role="tab"
      id={`${id}-tab-${tab.key}`}
      aria-selected={isSelected}
      aria-controls={isSelected ? `${id}-panel-${tab.key}` : undefined}
      aria-keyshortcuts={onClose && 'Delete'}
      aria-disabled={tab.disabledReason !== undefined || undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      {tab.icon && <Icon icon={tab.icon} />}
      <S.Label>{tab.label}</S.Label>
      {tab.count !== undefined && (
        <Badge
          tone={isSelected ? 'accent' : 'neutral'}
          count={tab.count}
          label={t.count}
          showZero
        />
      )}
      <TabErrors invalid={tab.invalid} />
      {onClose && (
        // For the pointer only: a tab may contain no button. The keyboard has Delete.
        <S.Cross aria-hidden title={t.close} onClick={handleCross}>
          <Icon icon={X} />
        </S.Cross>
      )}
    </S.Tab>
  );
  return tab.disabledReason === undefined ? (
    button
  ) : (
    <Tooltip content={tab.disabledReason}>{button}</Tooltip>
  );
}
