import type { CSSProperties } from 'react';
import { TreeRowView } from './TreeRowView';
import type { TreeState } from './useTree';
import type { TreeVirtual } from './useTreeVirtual';

export interface TreeRowsProps {
  state: TreeState;
  virtual: TreeVirtual;
  query: string;
  /** Index of the tab stop. */
  at: number;
}

/** All rows, or of many those near the view. */
export function TreeRows({ state, virtual, query, at }: TreeRowsProps) {
  const { rows } = state;
  if (!virtual.placed)
    return rows.map((row, index) => (
      <TreeRowView key={row.key} {...{ row, index, state, query }} isActive={index === at} />
    ));
  return (
    <div
      role="none"
      data-canvas
      style={{ '--mj-tree-canvas': `${virtual.height}px` } as CSSProperties}
    >
      {virtual.placed.map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        const view = { row, index, state, query, offset: start, measure: virtual.measure };
        return <TreeRowView key={row.key} {...view} isActive={index === at} />;
      })}
    </div>
  );
}
