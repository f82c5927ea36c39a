import {
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLinkComponent } from '@mingjian/ui';
import { flushSync } from 'react-dom';
import * as S from './Chart.styles';
import type { ChartMark, PlacedMark } from './model/chartModel';
import { markNear, moveMark } from './model/moveMark';

export interface MarkLayerProps {
  marks: readonly PlacedMark[];
  wordsOf: (mark: ChartMark) => string;
  describedBy: string;
  onMarkSelect?: ((mark: ChartMark) => void) | undefined;
  hrefOf?: ((mark: ChartMark) => string) | undefined;
  children: ReactNode;
}

/** A drawing with one tab stop, which is at the current mark and moves by keys and pointer. */
export function MarkLayer({ marks, wordsOf, children, ...rest }: MarkLayerProps) {
  const [current, setCurrent] = useState(0);
  const [isShown, setShown] = useState(false);
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
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveMark(marks, marks.indexOf(mark!), event.key);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    setShown(true);
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
      {mark && (
        <MarkCursor
          {...rest}
          mark={mark}
          words={wordsOf(mark)}
          ref={cursor}
          onKeyDown={handleKeyDown}
          onFocus={() => setShown(true)}
          onBlur={() => setShown(false)}
        />
      )}
      <S.Hidden aria-live="polite">{isShown && mark ? wordsOf(mark) : ''}</S.Hidden>
      {isShown && mark && (
        <S.Tip aria-hidden style={{ left: mark.x + mark.width / 2, top: mark.y - 4 }}>
          {wordsOf(mark)}
        </S.Tip>
      )}
    </div>
  );
}

interface MarkCursorProps extends Pick<MarkLayerProps, 'describedBy' | 'hrefOf' | 'onMarkSelect'> {
  mark: PlacedMark;
  words: string;
  ref: RefObject<HTMLElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onBlur: () => void;
}

/** The mark that has the tab stop: a link, a button, or an image with a name. */
function MarkCursor({
  mark,
  words,
  ref,
  describedBy,
  hrefOf,
  onMarkSelect,
  ...handlers
}: MarkCursorProps) {
  const LinkComponent = useLinkComponent();
  const { path: _path, holds: _holds, x, y, width, height, ...plain } = mark;
  const common = {
    ...handlers,
    'aria-label': words,
    'aria-describedby': describedBy,
    style: { left: x, top: y, width, height },
    onClick: () => onMarkSelect?.(plain),
  };
  const setRef = (element: HTMLElement | null) => {
    ref.current = element;
  };
  if (hrefOf)
    return (
      <S.Cursor
        {...common}
        as={LinkComponent}
        ref={setRef}
        data-opens
        {...hrefProps(hrefOf(plain))}
      />
    );
  if (onMarkSelect)
    return <S.Cursor {...common} as="button" ref={setRef} data-opens {...buttonProps} />;
  return <S.Cursor {...common} ref={setRef} role="img" tabIndex={0} />;
}

const buttonProps = { type: 'button' };
const hrefProps = (href: string) => ({ href });
