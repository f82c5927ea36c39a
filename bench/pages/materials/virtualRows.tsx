import { useRef, type ReactNode } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { CELL, type Picture } from './pictures';

const COLUMNS = 8;

interface VirtualRowsProps {
  pictures: readonly Picture[];
  children: (picture: Picture) => ReactNode;
}

/** Pictures in rows by TanStack Virtual, of which those near the view are rendered. */
export function VirtualRows({ pictures, children }: VirtualRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: Math.ceil(pictures.length / COLUMNS),
    getScrollElement: () => scroller.current,
    estimateSize: () => CELL.height,
    overscan: 2,
  });
  return (
    <div ref={scroller} data-scroller>
      <div style={{ position: 'relative', height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            data-row
            style={{
              position: 'absolute',
              insetInline: 0,
              top: 0,
              transform: `translateY(${start}px)`,
            }}
          >
            {pictures.slice(index * COLUMNS, (index + 1) * COLUMNS).map(children)}
          </div>
        ))}
      </div>
    </div>
  );
}
