import { useId, type CSSProperties, type DragEvent } from 'react';
import { useTexts } from '@mingjian/ui';
import * as S from './grid.styles';
import { materialPickerTexts } from './MaterialPicker.texts';
import type { MaterialFile, MaterialSource } from './materialSource';
import { PictureCell } from './PictureCell';
import { cellIndex, usePictureGrid } from './usePictureGrid';
import type { SelectionState } from './useSelection';

export interface PictureGridProps {
  /** Accessible name of the grid. */
  label: string;
  files: readonly MaterialFile[];
  selection: SelectionState;
  source: MaterialSource;
  onView: (index: number) => void;
  onDelete: (() => void) | undefined;
  /** Called with the pictures that are being dragged. @default they cannot be dragged */
  onDrag: ((event: DragEvent, files: readonly MaterialFile[]) => void) | undefined;
  onDragEnd: () => void;
}

/** Pictures in a `role="grid"`, of which only the rows near the viewport are rendered. */
export function PictureGrid(props: PictureGridProps) {
  const { label, files, selection, source, onView, onDelete, onDrag, onDragEnd } = props;
  const t = useTexts(materialPickerTexts);
  const keysId = useId();
  const grid = usePictureGrid({ files, selection, onView, onDelete });
  const { columns, rowHeight, activeIndex } = grid;
  const rowCount = Math.ceil(files.length / columns);

  const handleDragStart = (event: DragEvent) => {
    const file = files[cellIndex(event.target)];
    if (!file) return;
    onDrag?.(event, selection.selected.has(file.id) ? selection.shown : [file]);
  };

  return (
    <S.Scroller ref={grid.scrollerRef}>
      <S.Rows
        {...grid.gridProps}
        role="grid"
        aria-label={label}
        aria-multiselectable={selection.max > 1}
        aria-rowcount={rowCount}
        aria-colcount={columns}
        aria-describedby={keysId}
        style={
          {
            '--mj-material-columns': columns,
            '--mj-material-canvas': `${rowCount * rowHeight}px`,
          } as CSSProperties
        }
        onDragStart={handleDragStart}
        onDragEnd={onDragEnd}
      >
        {renderedRows(grid, rowCount).map((row) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            style={{ '--mj-material-offset': `${row * rowHeight}px` } as CSSProperties}
          >
            {files.slice(row * columns, (row + 1) * columns).map((file, column) => (
              <PictureCell
                key={file.id}
                file={file}
                index={row * columns + column}
                column={column + 1}
                isSelected={selection.selected.has(file.id)}
                isActive={row * columns + column === activeIndex}
                isDraggable={onDrag !== undefined}
                resolveUrl={source.resolveThumbnail ?? source.resolveUrl}
              />
            ))}
          </div>
        ))}
      </S.Rows>
      <span id={keysId} hidden>
        {t.keys}
      </span>
    </S.Scroller>
  );
}

/** Returns the rows of the window, and that of the focused picture wherever it is. */
function renderedRows(
  { from, to, columns, activeIndex }: ReturnType<typeof usePictureGrid>,
  count: number,
): readonly number[] {
  const active = Math.floor(activeIndex / columns);
  const rows = Array.from(
    { length: Math.max(0, Math.min(to, count) - from) },
    (_, index) => from + index,
  );
  if (active < from) return [active, ...rows];
  return active >= to && active < count ? [...rows, active] : rows;
}
