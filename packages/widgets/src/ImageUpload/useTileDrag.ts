import { useState, type DragEvent } from 'react';

/** Props of a tile that can be dragged to another one's place. */
export interface TileDragProps {
  draggable: boolean;
  'data-dragged': true | undefined;
  'data-target': true | undefined;
  onDragStart(event: DragEvent): void;
  onDragOver(event: DragEvent): void;
  onDrop(event: DragEvent): void;
  onDragEnd(): void;
}

export interface TileDrag {
  tileProps(index: number): TileDragProps;
}

/** Moves tiles by dragging them with a mouse or pen; buttons do the same for keys and fingers. */
export function useTileDrag(
  onMove: (from: number, to: number) => void,
  disabled: boolean,
): TileDrag {
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);

  return {
    tileProps: (index) => ({
      draggable: !disabled,
      'data-dragged': drag?.from === index || undefined,
      'data-target': (drag !== null && drag.over === index && drag.from !== index) || undefined,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        setDrag({ from: index, over: index });
      },
      onDragOver: (event) => {
        if (!drag) return;
        event.preventDefault();
        if (drag.over !== index) setDrag({ ...drag, over: index });
      },
      onDrop: (event) => {
        if (!drag) return;
        event.preventDefault();
        setDrag(null);
        onMove(drag.from, index);
      },
      onDragEnd: () => setDrag(null),
    }),
  };
}
