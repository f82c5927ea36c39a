import { useRef, type ComponentPropsWithRef, type FocusEvent } from 'react';
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
  /** What the tree holds: its accessible name. */
  label: string;
}

/**
 * Items below items, opened and closed, selected or checked. Renders a `<div>` with a `role="tree"`
 * in it, one tab stop; of more than two hundred rows only those near the view are drawn. In a field
 * use `TreeSelect`; for one level use `List`.
 */
export function Tree(props: TreeProps) {
  const { label, query = '', rest } = splitProps(props);
  const t = useTexts(treeTexts);
  const treeRef = useRef<HTMLDivElement>(null);
  const state = useTree(props);
  const focus = useTreeFocus(state.rows, state.isSelected, treeRef);
  const virtual = useTreeVirtual(state.rows, focus.at, treeRef);
  const handlers = useTreeKeys(state, focus);
  const handleFocus = (event: FocusEvent) => {
    focus.focusProps.onFocus(event);
    virtual.reveal(rowIndex(event.target));
  };
  const wanted = query.trim();
  const isEmpty = state.rows.length === 0;
  const said = isEmpty ? t.noMatch(wanted) : t.matches(state.matches);

  return (
    <S.Root {...rest}>
      <S.Rows
        {...focus.focusProps}
        {...handlers}
        onFocus={handleFocus}
        ref={treeRef}
        role="tree"
        aria-label={label}
        aria-multiselectable={state.selection === 'multiple' || undefined}
        data-virtual={virtual.placed !== null || undefined}
      >
        <TreeRows state={state} virtual={virtual} query={query} at={focus.at} />
        {isEmpty && (
          <div role="treeitem" aria-disabled aria-selected={false} data-kind="none" tabIndex={0}>
            <span data-words>{wanted === '' ? t.none : t.noMatch(wanted)}</span>
          </div>
        )}
      </S.Rows>
      <S.Said role="status">{wanted !== '' && said}</S.Said>
    </S.Root>
  );
}

/** Tells the tree's own props from those of its element. */
function splitProps({
  label,
  query,
  items,
  load,
  selection,
  checkable,
  checkStrictly,
  ...props
}: TreeProps) {
  const {
    expandedKeys,
    defaultExpandedKeys,
    onExpandedKeysChange,
    selectedKeys,
    defaultSelectedKeys,
    onSelectedKeysChange,
    ...more
  } = props;
  const { checkedKeys, defaultCheckedKeys, onCheckedKeysChange, ...rest } = more;
  return { label, query, rest };
}
