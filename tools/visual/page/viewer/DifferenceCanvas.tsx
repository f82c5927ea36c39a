import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useTexts } from '@mingjian/ui';
import type { Pair, Shown } from '../model/pair';
import { usePicture } from '../usePicture';
import { words } from '../words.texts';
import { drawDifference } from './drawing';
import * as S from './Pane.styles';

export interface DifferenceCanvasProps {
  left: Shown;
  right: Shown;
  size: Pair['size'];
}

/**
 * The faded picture with every pixel painted that differs by anything at all. Renders a `<canvas
 * role="img">`.
 */
export function DifferenceCanvas({ left, right, size }: DifferenceCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const before = usePicture(left.picture.hash);
  const after = usePicture(right.picture.hash);
  const t = useTexts(words);

  useLayoutEffect(() => {
    if (ref.current && before && after)
      ref.current.dataset.pixels = String(drawDifference(ref.current, before, after));
  }, [before, after]);

  return (
    <S.Canvas
      ref={ref}
      role="img"
      aria-label={t.difference}
      style={{ '--width': size.width, '--height': size.height } as CSSProperties}
    />
  );
}
