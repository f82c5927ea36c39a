import type { CSSProperties, Ref } from 'react';
import { Check, ChevronRight, Minus } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import { splitMatch } from './model/filterTree';
import { isOff } from '../internal/isOff';
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
  /** Where a row of many stands, in pixels; left out where all rows are drawn. */
  offset?: number | undefined;
  measure?: Ref<HTMLDivElement> | undefined;
}

const checkedBy = { all: true, some: 'mixed', none: false } as const;

/** One row: a plain `role="treeitem"`, styled by the tree's root. */
export function TreeRowView({
  row,
  index,
  state,
  query,
  isActive,
  offset,
  measure,
}: TreeRowViewProps) {
  const style = {
    '--mj-tree-level': row.level - 1,
    ...(offset !== undefined && { '--mj-tree-offset': `${offset}px` }),
  } as CSSProperties;
  const place = {
    role: 'treeitem',
    'data-index': index,
    'data-kind': row.kind,
    'data-placed': offset === undefined ? undefined : true,
    'aria-level': row.level,
    'aria-setsize': row.setSize,
    'aria-posinset': row.position,
    tabIndex: isActive ? 0 : -1,
    style,
    ref: measure,
  };
  if (row.kind !== 'item') return <div {...place}>{<Pending kind={row.kind} />}</div>;

  const { item } = row;
  const off = isOff(item);
  const share = state.shareOf(item.key);
  const [before, match, after] = splitMatch(item.label, query);
  return (
    <div
      {...place}
      aria-expanded={row.isBranch ? row.isExpanded : undefined}
      aria-selected={state.selection === 'none' ? undefined : state.isSelected(item.key)}
      aria-checked={state.isChecking ? checkedBy[share] : undefined}
      aria-disabled={off || undefined}
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
      <span data-words>
        {before}
        {match && <mark>{match}</mark>}
        {after}
      </span>
      {item.disabledReason !== undefined && <span data-note>{item.disabledReason}</span>}
    </div>
  );
}

function Pending({ kind }: { kind: 'loading' | 'failed' }) {
  const t = useTexts(treeTexts);
  return (
    <>
      <span data-arrow>{kind === 'loading' && <Spinner decorative />}</span>
      <span data-words>{t[kind]}</span>
      {kind === 'failed' && <span data-retry>{t.retry}</span>}
    </>
  );
}
