import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import * as S from './Chart.styles';
import type { SwatchKind } from './Legend';
import { MarkCursor } from './MarkCursor';
import { MarkTip } from './MarkTip';
import type { ChartMark, ChartSeries, PlacedMark } from './model/chartModel';
import { markNear, moveMark } from './model/moveMark';

export interface MarkLayerProps {
  /** Key of the patterns of the chart. */
  id: string;
  marks: readonly PlacedMark[];
  series: readonly ChartSeries[];
  width: number;
  /** Returns the name of a mark. */
  labelOf: (mark: ChartMark) => string;
  /** Returns the value of a mark in words. */
  valueOf: (mark: ChartMark) => string;
  swatch: SwatchKind;
  describedBy: string;
  onSelect?: ((mark: ChartMark) => void) | undefined;
  hrefOf?: ((mark: ChartMark) => string) | undefined;
  children: ReactNode;
}

/** A drawing with one tab stop, which is at the current mark and moves by keys and pointer. */
export function MarkLayer({
  id,
  marks,
  series,
  width,
  labelOf,
  valueOf,
  swatch,
  children,
  ...rest
}: MarkLayerProps) {
  const [current, setCurrent] = useState(0);
  const [isShown, setShown] = useState(false);
  // A focused element that changes its name is not read again, so keys have a live text.
  const [announced, setAnnounced] = useState('');
  const cursor = useRef<HTMLElement>(null);
  const mark = marks[current] ?? marks[0];

  const follow = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const near = markNear(marks, event.clientX - box.left, event.clientY - box.top);
    flushSync(() => {
      setShown(near >= 0);
      if (near >= 0) setCurrent(near);
    });
    return near >= 0;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown(false);
    if (event.ctrlKey || event.metaKey || event.altKey || !mark) return;
    const next = moveMark(marks, marks.indexOf(mark), event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    setShown(true);
    const moved = marks[next];
    if (moved) setAnnounced(labelOf(moved));
  };

  return (
    // The keys are at the cursor inside it.
    <div
      role="presentation"
      onPointerMove={follow}
      onPointerLeave={() => setShown(false)}
      onClick={(event) => {
        if (cursor.current?.contains(event.target as Node)) return;
        if (follow(event)) cursor.current?.click();
      }}
    >
      {children}
      {mark?.path && isShown && (
        <S.Outlined aria-hidden>
          <path d={mark.path} transform={`translate(${(mark.origin ?? [0, 0]).join(' ')})`} />
        </S.Outlined>
      )}
      {mark && (
        <MarkCursor
          {...rest}
          mark={mark}
          label={labelOf(mark)}
          isShown={isShown}
          ref={cursor}
          onKeyDown={handleKeyDown}
          onFocus={() => setShown(true)}
          onBlur={() => {
            setShown(false);
            setAnnounced('');
          }}
        />
      )}
      <S.Hidden aria-live="polite">{announced}</S.Hidden>
      {isShown && mark && (
        <MarkTip
          id={id}
          mark={mark}
          series={series}
          width={width}
          valueOf={valueOf}
          swatch={swatch}
        />
      )}
    </div>
  );
}
