import { useRef, type CSSProperties, type PointerEvent } from 'react';
import { look } from '../commands';
import { useDesk } from '../desk';
import { placementOf, type Size } from '../model/zoom';
import * as S from './Pane.styles';

/**
 * The line between the two pictures, to be dragged; the keyboard has the slider below the stage.
 */
export function Divider({ size }: { size: Size }) {
  const desk = useDesk();
  const isDragging = useRef(false);

  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!isDragging.current) return;
    const sheet = event.currentTarget.parentElement!.parentElement!.getBoundingClientRect();
    const share = (event.clientX - sheet.left) / (size.width * placementOf(desk.view.get()).scale);
    look(desk, { split: Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10 });
  };

  return (
    <S.Divider
      style={{ '--width': size.width, '--height': size.height } as CSSProperties}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        isDragging.current = true;
      }}
      onPointerMove={handleMove}
      onPointerUp={() => (isDragging.current = false)}
      onPointerCancel={() => (isDragging.current = false)}
    />
  );
}
