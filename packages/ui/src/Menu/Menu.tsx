import { Fragment, type ComponentPropsWithRef, type ReactElement } from 'react';
import {
  Menu as HeadlessMenu,
  MenuButton,
  MenuItem as HeadlessItem,
  MenuItems,
  MenuSeparator,
} from '@headlessui/react';
import { isDisabled } from '../internal/options/isDisabled';
import { hasIcons, isSeparator, type MenuItem } from './menuItem';
import { MenuItemView } from './MenuItemView';
import { MenuNote } from './MenuNote';
import { shortcutAria } from './shortcutAria';
import * as S from './Menu.styles';

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list: the object of the actions. */
  label: string;
  /** A `Button` or an `IconButton`. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  /**
   * The aligned edges of trigger and list.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * Whether the actions are loading.
   * @default false
   */
  loading?: boolean | undefined;
}

/**
 * Actions behind one button. Renders the trigger, and the list in a portal while it is open, which
 * takes rest props and `ref`. At a point use `ContextMenu`.
 */
export function Menu({
  label,
  trigger,
  items,
  align = 'start',
  loading = false,
  ref,
  ...rest
}: MenuProps) {
  const reserveIconSpace = hasIcons(items);
  return (
    <HeadlessMenu>
      <MenuButton as={Fragment}>{trigger}</MenuButton>
      <MenuItems
        {...rest}
        {...(ref !== undefined && { ref })}
        as={Panel}
        anchor={`bottom ${align}`}
        modal={false}
        data-label={label}
      >
        {items.map((item) =>
          isSeparator(item) ? (
            <MenuSeparator key={item.key} as={S.Separator} />
          ) : (
            <HeadlessItem
              key={item.key}
              as={S.Item}
              disabled={isDisabled(item)}
              data-tone={item.tone}
              {...shortcutAria(item)}
              onClick={() => item.onSelect()}
            >
              <MenuItemView action={item} reserveIconSpace={reserveIconSpace} />
            </HeadlessItem>
          ),
        )}
        {items.length === 0 && <MenuNote loading={loading} />}
      </MenuItems>
    </HeadlessMenu>
  );
}

/** Headless UI labels the list by its button; the label here names the object of the actions. */
function Panel({
  'data-label': label,
  'aria-labelledby': _,
  ...rest
}: ComponentPropsWithRef<'div'> & { 'data-label'?: string | undefined }) {
  return <S.Panel {...rest} aria-label={label} />;
}
