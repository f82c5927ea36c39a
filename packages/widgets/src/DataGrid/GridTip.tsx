import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { isComposed } from '@mingjian/ui';
import { cellOf, partOf } from './gridDom';
import { tipPosition } from './model/tipPosition';
import * as S from './GridTip.styles';

interface Tip {
  text: string;
  anchor: Element;
}

/** In milliseconds. */
const HOVER_DELAY = 400;

/**
 * Tooltip of the hovered or focused cell or action: the full text of a clipped cell, or the reason
 * of a disabled action. One for the whole grid.
 */
export function GridTip({ tableRef }: { tableRef: RefObject<HTMLTableElement | null> }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const bubbleRef = useRef<HTMLDivElement>(null);

  useEffect(() => (tableRef.current ? watch(tableRef.current, setTip) : undefined), [tableRef]);

  useLayoutEffect(() => {
    if (!tip || !bubbleRef.current) return;
    const { width, height } = bubbleRef.current.getBoundingClientRect();
    const { x, y } = tipPosition(
      tip.anchor.getBoundingClientRect(),
      { width, height },
      { width: innerWidth, height: innerHeight },
    );
    bubbleRef.current.style.setProperty('--mj-grid-tip-x', `${x}px`);
    bubbleRef.current.style.setProperty('--mj-grid-tip-y', `${y}px`);
  }, [tip]);

  if (!tip) return null;
  // Hidden from assistive technology, which reads the full text of the cell.
  return createPortal(
    <S.Bubble
      ref={bubbleRef}
      aria-hidden
      style={{ '--mj-grid-tip-x': 0, '--mj-grid-tip-y': 0 } as CSSProperties}
    >
      {tip.text}
    </S.Bubble>,
    document.body,
  );
}

function watch(table: HTMLTableElement, show: (tip: Tip | null) => void) {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  const handleOver = ({ target }: Event) => {
    hide();
    timer = setTimeout(() => show(tipOf(target)), HOVER_DELAY);
  };
  const handleFocus = ({ target }: Event) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(tipOf(target));
  };
  table.addEventListener('pointerover', handleOver, { signal });
  table.addEventListener('pointerleave', hide, { signal });
  table.addEventListener('pointerdown', hide, { signal });
  table.addEventListener('focusin', handleFocus, { signal });
  table.addEventListener('focusout', hide, { signal });
  table.parentElement?.addEventListener('scroll', hide, { signal, passive: true });
  const handleKey = (event: KeyboardEvent) =>
    event.key === 'Escape' && !isComposed(event) && hide();
  document.addEventListener('keydown', handleKey, { signal, capture: true });
  return () => {
    hide();
    controller.abort();
  };
}

function tipOf(target: EventTarget | null): Tip | null {
  const action = partOf(target, 'action');
  const reason = action?.getAttribute('aria-description');
  if (action && reason) return { text: reason, anchor: action };
  const cell = cellOf(target);
  const text = cell?.textContent ?? '';
  if (!cell || text === '' || partOf(cell.firstElementChild, 'actions')) return null;
  return isClipped(cell) || (cell.firstElementChild && isClipped(cell.firstElementChild))
    ? { text, anchor: cell }
    : null;
}

function isClipped({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth + 1;
}
