import type { PointerEvent } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import { pathOf, withPoint, withStroke, type Stroke } from './model/strokes';
import * as S from './SignaturePad.styles';
import { signatureTexts } from './signature.texts';

export interface SignaturePadProps {
  strokes: readonly Stroke[];
  onChange: (change: (strokes: readonly Stroke[]) => readonly Stroke[]) => void;
  /** Why it cannot be taken. @default no error */
  error?: string | undefined;
}

/** A pad for a drawn signature: a picture of its strokes, which are stored as they were drawn. */
export function SignaturePad({ strokes, onChange, error }: SignaturePadProps) {
  const t = useTexts(signatureTexts);
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    onChange((now) => withStroke(now, point));
  };
  const goOn = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const point = pointOf(event);
    onChange((now) => withPoint(now, point));
  };
  return (
    <S.Root>
      <S.Pad
        role="img"
        aria-label={t.pad}
        data-invalid={error !== undefined || undefined}
        onPointerDown={begin}
        onPointerMove={goOn}
      >
        {strokes.map((stroke, index) => (
          <path key={index} d={pathOf(stroke)} />
        ))}
      </S.Pad>
      {error !== undefined && <S.Error role="alert">{error}</S.Error>}
      <S.Tools>
        <span role="status">{strokes.length === 0 ? t.padHint : t.strokes(strokes.length)}</span>
        {strokes.length > 0 && (
          <>
            <Button onClick={() => onChange((now) => now.slice(0, -1))}>{t.undo}</Button>
            <Button onClick={() => onChange(() => [])}>{t.clear}</Button>
          </>
        )}
      </S.Tools>
    </S.Root>
  );
}

function pointOf(event: PointerEvent<SVGSVGElement>) {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return {
    x: event.clientX - left,
    y: event.clientY - top,
    time: event.timeStamp,
    pressure: event.pressure,
  };
}
