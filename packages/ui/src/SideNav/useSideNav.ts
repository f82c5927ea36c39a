import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { isComposed } from '../internal/events/isComposed';
import { useControllable } from '../internal/state/useControllable';
import { ancestorGroups, toggleKey, type SideNavItem } from './model/navItems';
import { stepTo } from './model/stepTo';

export interface SideNavOptions {
  items: readonly SideNavItem[];
  activeKey: string | undefined;
  collapsed: boolean;
  expandedKeys: readonly string[] | undefined;
  defaultExpandedKeys: readonly string[] | undefined;
  onExpandedKeysChange: ((keys: readonly string[]) => void) | undefined;
  onItemClick: ((item: SideNavItem, event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** The state that every entry shares. */
export interface SideNavMenu {
  activeKey: string | undefined;
  /** Whether only icons are visible. */
  collapsed: boolean;
  /** Keys of the groups that contain the current page. */
  ancestorKeys: readonly string[];
  expandedKeys: readonly string[];
  toggle(key: string): void;
  /** Key of the group whose entries float beside the collapsed menu. */
  floatingKey: string | null;
  float(key: string | null): void;
  navigate(item: SideNavItem, event: MouseEvent<HTMLElement>): void;
}

/** An entry, and the state of its list. */
export interface SideNavEntryProps {
  item: SideNavItem;
  menu: SideNavMenu;
  /** Whether the list reserves space for icons. */
  hasIcons: boolean;
  /** Whether the entry of a bar does not fit: it stays measurable. */
  isBeyond?: boolean | undefined;
}

export interface SideNavState {
  menu: SideNavMenu;
  /** Ref of the scrolling element. */
  navRef: RefObject<HTMLElement | null>;
  handleKeyDown(event: KeyboardEvent<HTMLElement>): void;
}

/** Returns the open groups of a menu and its handlers of keys and clicks. */
export function useSideNav(options: SideNavOptions): SideNavState {
  const {
    items,
    activeKey,
    collapsed,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedKeysChange,
    onItemClick,
  } = options;
  const ancestorKeys = useMemo(() => ancestorGroups(items, activeKey), [items, activeKey]);
  const [open, setOpen] = useControllable({
    value: expandedKeys,
    initial: () => defaultExpandedKeys ?? ancestorKeys,
    onChange: onExpandedKeysChange,
  });
  const [floating, setFloating] = useState<string | null>(null);
  const navRef = useActiveInView(activeKey);

  return {
    navRef,
    handleKeyDown,
    menu: {
      activeKey,
      collapsed,
      ancestorKeys,
      expandedKeys: open,
      toggle: (key) => setOpen(toggleKey(open, key)),
      floatingKey: collapsed ? floating : null,
      float: setFloating,
      navigate: (item, event) => {
        if (isForBrowser(event)) return;
        focusGroupOf(event.currentTarget);
        setFloating(null);
        onItemClick?.(item, event);
      },
    },
  };
}

/** Whether the browser handles the click: another tab, a window or a download. */
function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}

/** A floating entry is removed on selection: the button of its group keeps the focus. */
function focusGroupOf(entry: HTMLElement) {
  entry.closest('[data-part="flyout"]')?.parentElement?.querySelector('button')?.focus();
}

function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
  if (event.metaKey || event.ctrlKey || event.altKey || isComposed(event.nativeEvent)) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const next = stepTo(event.key, entries.indexOf(event.target as HTMLElement), entries.length);
  if (next === null) return;
  event.preventDefault();
  entries[next]?.focus();
}

/** Scrolls the menu, without its ancestors, until the entry of a new page is visible. */
function useActiveInView(activeKey: string | undefined) {
  const navRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = navRef.current;
    const entry = nav?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!nav || !entry) return;
    const view = nav.getBoundingClientRect();
    if (entry.top < view.top || entry.bottom > view.bottom)
      nav.scrollTop += entry.top - view.top - (view.height - entry.height) / 2;
  }, [activeKey]);
  return navRef;
}
