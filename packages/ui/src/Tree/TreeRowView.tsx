import type { CSSProperties, Ref } from 'react';
import { Check, ChevronRight, Minus } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import { splitMatch } from './model/filterTree';
import { isDisabled } from '../internal/options/isDisabled';
import type { TreeRow } from './model/treeRows';
import { treeTexts } from './Tree.texts';
import type { TreeState } from './useTree';

export interface TreeRowViewProps {
  row: TreeRow;
  index: number;
  state: TreeState;
  query: string;
  /** Whether it is the tree's tab stop. */
  isActive: boolean;
  /** Distance of a virtual row from the top, in pixels; absent where all rows are rendered. */
  offset?: number | undefined;
  measureRef?: Ref<HTMLDivElement> | undefined;
}

const ariaChecked = { all: true, some: 'mixed', none: false } as const;

/** One row: a plain `role="treeitem"`, styled by the root of the tree. */
export function TreeRowView({
  row,
  index,
  state,
  query,
  isActive,
  offset,
  measureRef,
}: TreeRowViewProps) {
  const style = {
    '--mj-tree-level': row.level - 1,
    ...(offset !== undefined && { '--mj-tree-offset': `${offset}px` }),
  } as CSSProperties;
  const attributes = {
    role: 'treeitem',
    'data-index': index,
    'data-key': row.kind === 'item' ? row.key : undefined,
    'data-kind': row.kind,
    'data-virtual-row': offset === undefined ? undefined : true,
    'aria-level': row.level,
    'aria-setsize': row.setSize,
    'aria-posinset': row.position,
    tabIndex: isActive ? 0 : -1,
    style,
    ref: measureRef,
  };
  if (row.kind !== 'item')
    return (
      <div {...attributes}>
        <PlaceholderRow kind={row.kind} />
      </div>
    );

  const { item } = row;
  const disabled = isDisabled(item);
  const share = state.shareOf(item.key);
  const [before, match, after] = splitMatch(item.label, query);
  return (
    <div
      {...attributes}
      aria-expanded={row.isBranch ? row.isExpanded : undefined}
      aria-selected={state.selection === 'none' ? undefined : state.isSelected(item.key)}
      aria-checked={state.isChecking ? ariaChecked[share] : undefined}
      aria-disabled={disabled || undefined}
    >
      <span data-arrow>{row.isBranch && <Icon icon={ChevronRight} />}</span>
      {state.isChecking && (
        <span data-box={share}>
          {share !== 'none' && <Icon icon={share === 'all' ? Check : Minus} />}
        </span>
      )}
      {item.icon && (
        <span data-picture>
          <Icon icon={item.icon} />
        </span>
      )}
      <span data-text>
        <span>{before}</span>
        {match && <mark>{match}</mark>}
        <span>{after}</span>
      </span>
      {item.disabledReason !== undefined && <span data-note>{item.disabledReason}</span>}
    </div>
  );
}

function PlaceholderRow({ kind }: { kind: 'loading' | 'failed' }) {
  const t = useTexts(treeTexts);
  return (
    <>
      <span data-arrow>{kind === 'loading' && <Spinner decorative />}</span>
      <span data-text>{t[kind]}</span>
      {kind === 'failed' && <span data-retry>{t.retry}</span>}
    </>
  );
}
