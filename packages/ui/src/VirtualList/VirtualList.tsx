import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { mergeRefs } from '../internal/events/mergeRefs';
import { measureVisible } from './measureVisible';
import * as S from './VirtualList.styles';

/** The methods of a list for its parent. */
export interface VirtualListActions {
  /** Scrolls an item into view. @default align 'auto' */
  scrollToIndex(
    index: number,
    options?: { align?: 'auto' | 'start' | 'center' | 'end' | undefined },
  ): void;
}

export interface VirtualListProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  /**
   * Returns a key that is stable when items are added or removed. A function that stays the same
   * spares a long list the look at every item.
   */
  itemKey: (item: Item, index: number) => string | number;
  /** Returns the content of an item; its height is measured. */
  children: (item: Item, index: number) => ReactNode;
  /**
   * Returns the height of an item before it is measured, in pixels.
   * @default 40 for each
   */
  estimateSize?: ((index: number) => number) | undefined;
  /**
   * Height of every row, in pixels. Such rows are not measured, and show another item instead of
   * being replaced, which suits a long list that is searched.
   * @default each is as high as its content
   */
  rowHeight?: number | undefined;
  /**
   * Called once whenever the end is near, to load more. It is called again only after the items
   * have changed.
   */
  onEndReach?: (() => void) | undefined;
  /**
   * Whether the visible items keep their position when others are inserted before them, as in a
   * message history.
   * @default false
   */
  keepsPosition?: boolean | undefined;
  /**
   * Returns attributes of an item's element, such as `role="option"` with its `id` and
   * `aria-selected` where the list itself is a `listbox`.
   */
  itemProps?: ((item: Item, index: number) => ComponentPropsWithRef<'div'>) | undefined;
  /**
   * Index of the item that `aria-activedescendant` refers to: it is rendered wherever the list is
   * scrolled to.
   * @default none
   */
  activeIndex?: number | undefined;
  /** Ref of the list's methods. */
  actionsRef?: Ref<VirtualListActions> | undefined;
}

/** Number of items before the last that count as the end. */
const NEAR_END = 5;
const fortyPixels = () => 40;

/** The view before it is measured: few lists are lower, and most rows are measured with it. */
const FIRST_VIEW = { width: 0, height: 280 };

/**
 * A list that renders only the items near the viewport. Renders a scrolling `<div role="list">`
 * with a tab stop. Below a few hundred items use `List`, which can be printed and searched by the
 * browser.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const {
    label,
    items,
    itemKey,
    children,
    rowHeight,
    estimateSize = rowHeight === undefined ? fortyPixels : () => rowHeight,
    onEndReach,
    keepsPosition = false,
    itemProps,
    activeIndex,
    actionsRef,
    ref,
    ...rest
  } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(scrollerRef, ref), [ref]);
  // A new function would have all items measured again.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item, index);
    },
    [items, itemKey],
  );
  // oxlint-disable-next-line react/incompatible-library -- its functions go to no memoised part
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scrollerRef.current,
    getItemKey,
    estimateSize,
    measureElement: measureVisible,
    overscan: 8,
    initialRect: FIRST_VIEW,
    rangeExtractor: (range) => withActive(range, activeIndex),
    ...(keepsPosition && { anchorTo: 'end' as const }),
  });
  const isMeasured = rowHeight === undefined;
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? -1;
  const isNearEnd = last >= 0 && last >= items.length - 1 - NEAR_END;
  const reachEnd = useEffectEvent(() => {
    // The first rows are rendered for an assumed height, also where nothing is displayed.
    if (virtualizer.scrollRect?.height) onEndReach?.();
  });

  useEffect(() => {
    if (isNearEnd) reachEnd();
  }, [isNearEnd, items.length]);

  useImperativeHandle(
    actionsRef,
    () => ({
      scrollToIndex: (index, { align = 'auto' } = {}) =>
        virtualizer.scrollToIndex(index, { align }),
    }),
    [virtualizer],
  );

  return (
    <S.Root tabIndex={0} role="list" aria-label={label} {...rest} ref={mergedRef}>
      <S.Canvas
        role="none"
        style={{ '--mj-virtual-list-canvas': `${virtualizer.getTotalSize()}px` } as CSSProperties}
      >
        {rows.map(({ index, key, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <div
              key={isMeasured ? key : index}
              role="listitem"
              {...itemProps?.(item, index)}
              ref={isMeasured ? virtualizer.measureElement : undefined}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
            >
              {children(item, index)}
            </div>
          );
        })}
      </S.Canvas>
    </S.Root>
  );
}

/** Returns the indexes to render, in order: those in range and the active one. */
function withActive(range: Range, active: number | undefined): number[] {
  const indexes = defaultRangeExtractor(range);
  if (active === undefined || active < 0 || active >= range.count) return indexes;
  return [...new Set([...indexes, active])].toSorted((one, other) => one - other);
}
