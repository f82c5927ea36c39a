import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { useControllable } from '../internal/useControllable';
import { TabBar } from './TabBar';
import * as S from './Tabs.styles';

export interface TabItem {
  key: string;
  label: string;
  icon?: LucideIcon;
  /** How many things wait behind the tab; over 99 it shows "99+". */
  count?: number;
  /**
   * Whether something behind the tab is wrong, or how many things are: an icon with words says so.
   * None is as `false`.
   * @default false
   */
  invalid?: boolean | number;
  /**
   * Why the tab cannot be chosen now. Its presence disables the tab, which still takes focus and
   * tells the reason.
   */
  disabledReason?: string;
  /** Whether this tab can be closed, where the tabs have `onClose`. @default true */
  closable?: boolean;
  content: ReactNode;
}

export interface TabsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onSelect' | 'onClose'
> {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** Key of the tab in sight. Without it the tabs keep their own. */
  selected?: string | undefined;
  /** Key of the tab that is in sight first. @default the first that is not disabled */
  defaultSelected?: string;
  /** Called with the key of the tab that was chosen. */
  onSelect?: ((key: string) => void) | undefined;
  /**
   * Called with the key of the tab that should go, by its cross or by Delete. With it, tabs can be
   * closed.
   */
  onClose?: ((key: string) => void) | undefined;
  /**
   * Whether an arrow key chooses the tab it reaches, or only focuses it until Enter or Space. Use
   * `manual` where a panel has to be loaded.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
  /**
   * Whether panels out of sight stay mounted, with what was typed in them.
   * @default false
   */
  keepMounted?: boolean;
}

/**
 * One of several contents, chosen in a row of tabs. Renders a `<div>` with a `role="tablist"` and
 * panels; where the tabs do not fit they scroll, with the selected one in sight and a menu of all
 * at the end. For one choice in a form use `SegmentedControl`.
 */
export function Tabs({
  label,
  tabs,
  selected,
  defaultSelected,
  onSelect,
  onClose,
  activation = 'automatic',
  keepMounted = false,
  ...rest
}: TabsProps) {
  const id = useId();
  const [current, select] = useControllable({
    value: selected,
    initial: () =>
      defaultSelected ?? tabs.find((tab) => tab.disabledReason === undefined)?.key ?? '',
    onChange: onSelect,
  });

  return (
    <S.Root {...rest}>
      <TabBar
        id={id}
        label={label}
        tabs={tabs}
        selected={current}
        onSelect={select}
        onClose={onClose}
        activation={activation}
      />
      {tabs
        .filter((tab) => keepMounted || tab.key === current)
        .map((tab) => (
          <S.Panel
            key={tab.key}
            role="tabpanel"
            id={`${id}-panel-${tab.key}`}
            aria-labelledby={`${id}-tab-${tab.key}`}
            tabIndex={0}
            hidden={tab.key !== current}
          >
            {tab.content}
          </S.Panel>
        ))}
    </S.Root>
  );
}
