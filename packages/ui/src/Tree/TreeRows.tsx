import type { CSSProperties } from 'react';
import { TreeRowView } from './TreeRowView';
import type { TreeState } from './useTree';
import type { TreeVirtual } from './useTreeVirtual';

export interface TreeRowsProps {
  state: TreeState;
  virtual: TreeVirtual;
  query: string;
  /** Index of the tab stop. */
  focusedIndex: number;
}

/** The rows of a tree: all of them, or those near the viewport. */
export function TreeRows({ state, virtual, query, focusedIndex }: TreeRowsProps) {
  const { rows } = state;
  if (!virtual.visible)
    return rows.map((row, index) => (
      <TreeRowView
        key={row.key}
        row={row}
        index={index}
        state={state}
        query={query}
        isActive={index === focusedIndex}
      />
    ));
  return (
    <div
      role="none"
      data-canvas
      style={{ '--mj-tree-canvas': `${virtual.height}px` } as CSSProperties}
    >
      {virtual.visible.map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <TreeRowView
            key={row.key}
            row={row}
            index={index}
            state={state}
            query={query}
            isActive={index === focusedIndex}
            offset={start}
            measureRef={virtual.measureRef}
          />
        );
      })}
    </div>
  );
}
