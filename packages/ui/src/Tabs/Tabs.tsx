import { useId, type ComponentPropsWithRef } from 'react';
import { useControllable } from '../internal/state/useControllable';
import { TabBar } from './TabBar';
import type { TabItem } from './tabItem';
import * as S from './Tabs.styles';

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  /** Key of the selected tab. Without it the tabs are uncontrolled. */
  value?: string | undefined;
  /** Key of the initially selected tab. @default the first that is not disabled */
  defaultValue?: string | undefined;
  /** Called with the key of the newly selected tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Called with the key of the tab to close, by its cross or by Delete. Its presence makes tabs
   * closable.
   */
  onTabClose?: ((key: string) => void) | undefined;
  /**
   * Whether an arrow key selects the tab it focuses (`automatic`), or Enter and Space do. Use
   * `manual` where a panel has to be loaded.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual' | undefined;
  /**
   * Whether hidden panels stay mounted, with their state.
   * @default false
   */
  keepMounted?: boolean | undefined;
}

/**
 * Panels of which one is visible, selected in a row of tabs. Renders a `<div>` with a
 * `role="tablist"` and panels. Tabs that do not fit scroll, with the selected one in view and a
 * menu of all tabs at the end. For one choice in a form use `SegmentedControl`.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  onTabClose,
  activation = 'automatic',
  keepMounted = false,
  ...rest
}: TabsProps) {
  const id = useId();
  const [current, select] = useControllable({
    value,
    initial: () => defaultValue ?? tabs.find((tab) => tab.disabledReason === undefined)?.key ?? '',
    onChange: onValueChange,
  });

  return (
    <S.Root {...rest}>
      <TabBar
        id={id}
        label={label}
        tabs={tabs}
        selected={current}
        onSelect={select}
        onClose={onTabClose}
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
