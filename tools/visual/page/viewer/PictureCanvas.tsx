import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useTexts } from '@mingjian/ui';
import type { Shown } from '../model/pair';
import { usePicture } from '../usePicture';
import { words } from '../words.texts';
import { drawPicture } from './drawing';
import * as S from './Pane.styles';
import { useWrittenSize } from './useWrittenSize';

/** Performance mark of the first shown picture. */
const FIRST = 'first-picture';

export interface PictureCanvasProps {
  shown: Shown;
  /** Placed over another picture: cut off at the slider, or so much of it shown. */
  layer?: 'cut' | 'mixed' | undefined;
  /** @default false */
  hidden?: boolean | undefined;
}

/**
 * One picture, drawn pixel for pixel. Renders a `<canvas role="img">` that keeps the last picture
 * until the next one is decoded.
 */
export function PictureCanvas({
  shown: { role, picture },
  layer,
  hidden = false,
}: PictureCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const bitmap = usePicture(picture.hash);
  const t = useTexts(words);
  const size = useWrittenSize();

  useLayoutEffect(() => {
    if (!ref.current || !bitmap || !drawPicture(ref.current, bitmap)) return;
    ref.current.dataset.drawn = picture.hash;
    if (performance.getEntriesByName?.(FIRST).length === 0) performance.mark(FIRST);
  }, [bitmap, picture.hash]);

  return (
    <S.Canvas
      ref={ref}
      role="img"
      aria-label={t.pictureOf(t[role], size(picture))}
      data-layer={layer}
      hidden={hidden}
      style={{ '--width': picture.width, '--height': picture.height } as CSSProperties}
    />
  );
}
