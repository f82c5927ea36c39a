import {
  useRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { isComposed } from '../internal/events/isComposed';
import { elementProps, type OwnProps } from '../internal/elementProps';
import { useTexts } from '../texts/LocaleProvider';
import { pathTo } from './model/treeItem';
import * as S from './Tree.styles';
import { treeTexts } from './Tree.texts';
import { TreeRows } from './TreeRows';
import { useTree, type TreeStateOptions } from './useTree';
import { rowIndex, useTreeFocus } from './useTreeFocus';
import { useTreeKeys } from './useTreeKeys';
import { useTreeMoves, type TreeItemMove } from './useTreeMoves';
import { useTreeVirtual } from './useTreeVirtual';

export interface TreeProps
  extends TreeStateOptions, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the tree. */
  label: string;
  /**
   * Called when an item is dragged, or moved by Alt and an arrow key, to another place. Give its
   * new place to `items` at once. During a search items stay. @default items cannot be moved
   */
  onItemMove?: TreeItemMove | undefined;
}

/**
 * A hierarchy of items that expand, and can be selected or checked. Renders a `<div>` with a
 * `role="tree"` in it, one tab stop. More than two hundred rows are virtualized. Handlers of the
 * root find an item by the `data-key` of its row. In a field use `TreeSelect`, for one level
 * `List`.
 */
export function Tree(props: TreeProps) {
  const { label, query = '' } = props;
  const t = useTexts(treeTexts);
  const treeRef = useRef<HTMLDivElement>(null);
  const state = useTree(props);
  const focus = useTreeFocus(state.rows, state.isSelected, treeRef);
  const virtual = useTreeVirtual(state.rows, focus.index, treeRef);
  const onItemMove = query.trim() === '' ? props.onItemMove : undefined;
  const moves = useTreeMoves({ items: props.items, state, focus, onItemMove });
  const keys = useTreeKeys(state, focus);
  const handlers = {
    ...moves.pointerProps,
    onKeyDown: (event: KeyboardEvent) =>
      void (isComposed(event.nativeEvent) || moves.pressKey(event) || keys.onKeyDown(event)),
    onClick: (event: MouseEvent) => void (moves.isDropClick() || keys.onClick(event)),
  };
  const handleFocus = (event: FocusEvent) => {
    focus.focusProps.onFocus(event);
    virtual.reveal(rowIndex(event.target));
  };
  const searched = query.trim();
  const isEmpty = state.rows.length === 0;
  const { moved } = moves;
  const above = moved && pathTo(props.items, moved.place.parent ?? '').at(-1);
  const position = moved ? moved.place.index + 1 : 0;
  const movedText = above
    ? t.movedInto(moved.label, above.label, position)
    : t.moved(moved?.label ?? '', position);
  const announcement = isEmpty ? t.noMatch(searched) : t.matches(state.matches);

  return (
    <S.Root {...elementProps(props, OWN_PROPS)}>
      <S.Rows
        {...focus.focusProps}
        {...handlers}
        onFocus={handleFocus}
        ref={treeRef}
        role="tree"
        aria-label={label}
        aria-keyshortcuts={onItemMove && MOVE_KEYS}
        aria-multiselectable={state.selection === 'multiple' || undefined}
        data-virtual={virtual.visible !== null || undefined}
      >
        <TreeRows state={state} virtual={virtual} query={query} focusedIndex={focus.index} />
        {isEmpty && (
          <div role="treeitem" aria-disabled aria-selected={false} data-kind="none" tabIndex={0}>
            <span data-text>{searched === '' ? t.none : t.noMatch(searched)}</span>
          </div>
        )}
      </S.Rows>
      <S.Announcement role="status">
        {searched === '' ? moved && movedText : announcement}
      </S.Announcement>
    </S.Root>
  );
}

const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight';

const OWN_PROPS: OwnProps<TreeProps, ComponentPropsWithRef<'div'>> = {
  label: true,
  onItemMove: true,
  items: true,
  load: true,
  query: true,
  selection: true,
  checkable: true,
  checkStrictly: true,
  expandedKeys: true,
  defaultExpandedKeys: true,
  onExpandedKeysChange: true,
  selectedKeys: true,
  defaultSelectedKeys: true,
  onSelectedKeysChange: true,
  checkedKeys: true,
  defaultCheckedKeys: true,
  onCheckedKeysChange: true,
};
