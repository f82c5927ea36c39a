import { useRef, useState, type KeyboardEvent } from 'react';
import { isComposed } from '../internal/events/isComposed';
import { Tree } from '../Tree/Tree';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './TreeSelect.styles';
import { treeSelectTexts } from './TreeSelect.texts';
import type { TreeSelectState } from './useTreeSelect';

export interface TreeSelectPanelProps {
  state: TreeSelectState;
  /** Accessible name of the tree. */
  label: string;
  multiple: boolean;
  checkStrictly: boolean;
  /** Keys that are expanded first. */
  expandedKeys: readonly string[];
  /** Called after a selection that completes the choice. */
  onDone(): void;
}

/** The panel of a tree select: a search and the tree. */
export function TreeSelectPanel({
  state,
  label,
  multiple,
  checkStrictly,
  expandedKeys,
  onDone,
}: TreeSelectPanelProps) {
  const t = useTexts(treeSelectTexts);
  const [query, setQuery] = useState('');
  const contentRef = useRef<HTMLDivElement>(null);

  const handleSearchKey = (event: KeyboardEvent) => {
    // Headless UI would close the panel by the Escape of an input method.
    if (isComposed(event.nativeEvent)) return event.stopPropagation();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    contentRef.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  };

  const setKeys = (keys: readonly string[]) => {
    state.setKeys(keys);
    if (!multiple) onDone();
  };

  return (
    <>
      <S.Search>
        <S.SearchInput
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          autoComplete="off"
          onChange={(event) =>
            !(event.nativeEvent as InputEvent).isComposing && setQuery(event.target.value)
          }
          onCompositionEnd={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={handleSearchKey}
        />
      </S.Search>
      <S.Content ref={contentRef}>
        <Tree
          label={label}
          items={state.items}
          load={state.load}
          query={query}
          defaultExpandedKeys={expandedKeys}
          {...(multiple
            ? {
                selection: 'none' as const,
                checkable: true,
                checkStrictly,
                checkedKeys: state.keys,
                onCheckedKeysChange: setKeys,
              }
            : { selectedKeys: state.keys, onSelectedKeysChange: setKeys })}
        />
      </S.Content>
    </>
  );
}
