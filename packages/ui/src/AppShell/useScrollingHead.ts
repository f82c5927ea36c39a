import { useLayoutEffect, useRef, type RefObject } from 'react';

export interface ScrollingHeadState {
  contentRef: RefObject<HTMLDivElement | null>;
  headRef: RefObject<HTMLDivElement | null>;
  mainRef: RefObject<HTMLElement | null>;
}

/**
 * Moves the head of a shell with its page while `isActive`, and leaves the page's scrollbar free.
 * The page is `main`, or an element in it that scrolls and is as high; `pageKey` identifies it.
 */
export function useScrollingHead(
  isActive: boolean,
  pageKey: string | undefined,
): ScrollingHeadState {
  const contentRef = useRef<HTMLDivElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const mainRef = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const [content, head, main] = [contentRef.current, headRef.current, mainRef.current];
    if (!isActive || !content || !head || !main) return;
    const set = (name: string, pixels: number) => content.style.setProperty(name, `${pixels}px`);
    const place = (page: HTMLElement) => {
      set('--_shift', -Math.min(Math.max(page.scrollTop, 0), head.offsetHeight));
      set('--_scrollbar', page.offsetWidth - page.clientWidth);
    };
    const measure = () => {
      set('--mj-app-shell-head', head.offsetHeight);
      place(pageIn(main));
    };
    const handleScroll = ({ target }: Event) => {
      if (target instanceof HTMLElement && isAsHigh(target, main)) place(target);
    };

    measure();
    const observer = new ResizeObserver(measure);
    const page = pageIn(main);
    for (const element of [head, page, ...page.children]) observer.observe(element);
    main.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      main.removeEventListener('scroll', handleScroll, { capture: true });
      for (const name of NAMES) content.style.removeProperty(name);
    };
  }, [isActive, pageKey]);

  return { contentRef, headRef, mainRef };
}

const NAMES = ['--_shift', '--_scrollbar', '--mj-app-shell-head'] as const;

const isAsHigh = (element: HTMLElement, main: HTMLElement) =>
  element.clientHeight >= main.clientHeight;

/** Returns the element that scrolls the page: one right below `main`, or `main` itself. */
function pageIn(main: HTMLElement): HTMLElement {
  const below = [...main.querySelectorAll<HTMLElement>(':scope > *, :scope > * > *')];
  return below.find((element) => canScroll(element) && isAsHigh(element, main)) ?? main;
}

const canScroll = (element: HTMLElement) => /auto|scroll/.test(getComputedStyle(element).overflowY);
