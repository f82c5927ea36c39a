import { useRef, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { elementProps, type OwnProps } from '../internal/elementProps';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Tree.styles';
import { treeTexts } from './Tree.texts';
import { TreeRows } from './TreeRows';
import { useTree, type TreeStateOptions } from './useTree';
import { rowIndex, useTreeFocus } from './useTreeFocus';
import { useTreeKeys } from './useTreeKeys';
import { useTreeVirtual } from './useTreeVirtual';

export interface TreeProps
  extends TreeStateOptions, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Accessible name of the tree. */
  label: string;
}

/**
 * A hierarchy of items that expand, and can be selected or checked. Renders a `<div>` with a
 * `role="tree"` in it, one tab stop. More than two hundred rows are virtualized. In a field use
 * `TreeSelect`, for one level `List`.
 */
export function Tree(props: TreeProps) {
  const { label, query = '' } = props;
  const t = useTexts(treeTexts);
  const treeRef = useRef<HTMLDivElement>(null);
  const state = useTree(props);
  const focus = useTreeFocus(state.rows, state.isSelected, treeRef);
  const virtual = useTreeVirtual(state.rows, focus.index, treeRef);
  const handlers = useTreeKeys(state, focus);
  const handleFocus = (event: FocusEvent) => {
    focus.focusProps.onFocus(event);
    virtual.reveal(rowIndex(event.target));
  };
  const searched = query.trim();
  const isEmpty = state.rows.length === 0;
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
      <S.Announcement role="status">{searched !== '' && announcement}</S.Announcement>
    </S.Root>
  );
}

const OWN_PROPS: OwnProps<TreeProps, ComponentPropsWithRef<'div'>> = {
  label: true,
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
