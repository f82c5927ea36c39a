import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { cellOf, partOf } from './gridDom';
import { tipPlace } from './model/tipPlace';
import * as S from './GridTip.styles';

interface Tip {
  text: string;
  anchor: Element;
}

const HOVER_PAUSE = 400;

/**
 * All of a text that has no room in its cell, or why an action is off, while it is hovered or has
 * focus. One for the whole grid.
 */
export function GridTip({ tableRef }: { tableRef: RefObject<HTMLTableElement | null> }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const bubbleRef = useRef<HTMLDivElement>(null);

  useEffect(() => (tableRef.current ? watch(tableRef.current, setTip) : undefined), [tableRef]);

  useLayoutEffect(() => {
    if (!tip || !bubbleRef.current) return;
    const { width, height } = bubbleRef.current.getBoundingClientRect();
    const { x, y } = tipPlace(
      tip.anchor.getBoundingClientRect(),
      { width, height },
      { width: innerWidth, height: innerHeight },
    );
    bubbleRef.current.style.setProperty('--mj-grid-tip-x', `${x}px`);
    bubbleRef.current.style.setProperty('--mj-grid-tip-y', `${y}px`);
  }, [tip]);

  if (!tip) return null;
  // Assistive technology knows the text already: nothing of it is cut there.
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
  const life = new AbortController();
  const { signal } = life;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    clearTimeout(pause);
    show(null);
  };
  const handleOver = ({ target }: Event) => {
    hide();
    pause = setTimeout(() => show(tipOf(target)), HOVER_PAUSE);
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
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), {
    signal,
    capture: true,
  });
  return () => {
    hide();
    life.abort();
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
