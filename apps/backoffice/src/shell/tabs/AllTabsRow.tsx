import { Icon, IconButton, useStore, useTexts, VisuallyHidden, isComposed } from '@mingjian/ui';
import { Pin, X } from 'lucide-react';
import * as S from './AllTabs.styles';
import type { Tab } from './tab';
import { UnsavedDot } from './Tabs.styles';
import { useTabs, useTabsStore } from './TabsContext';
import { tabsTexts } from './tabs.texts';

export interface AllTabsRowProps {
  tab: Tab;
  label: string;
  onSelect(): void;
  onClose(): void;
}

/** One tab of the list of all: a button that shows it, and one that closes it. */
export function AllTabsRow({ tab, label, onSelect, onClose }: AllTabsRowProps) {
  const t = useTexts(tabsTexts);
  const isActive = useTabs(({ activeKey }) => activeKey === tab.key);
  const isUnsaved = useStore(useTabsStore().unsaved, (inputs) => inputs.has(tab.key));
  return (
    <S.Row data-active={isActive || undefined}>
      <S.RowButton
        type="button"
        data-row
        aria-current={isActive || undefined}
        title={isUnsaved ? label + t.isUnsaved : label}
        onClick={onSelect}
        onKeyDown={(event) => event.key === 'Delete' && !isComposed(event.nativeEvent) && onClose()}
      >
        {isUnsaved && <UnsavedDot aria-hidden />}
        <span>{label}</span>
        {tab.pin !== null && <Icon icon={Pin} />}
        {tab.pin === 'user' && <VisuallyHidden>{t.isPinned}</VisuallyHidden>}
        {isUnsaved && <VisuallyHidden>{t.isUnsaved}</VisuallyHidden>}
      </S.RowButton>
      {tab.pin === null && (
        <IconButton size="small" label={t.closeNamed(label)} icon={X} onClick={onClose} />
      )}
    </S.Row>
  );
}
