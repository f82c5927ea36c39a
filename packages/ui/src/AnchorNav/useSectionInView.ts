import { useEffect, useRef, useState, type RefObject } from 'react';
import { currentSection } from './model/current';

/**
 * Root margin of the reading line in the upper third of the window. Sections above it count as
 * reached, also those that a jump has skipped.
 */
const READING_LINE = '1000000px 0px -70% 0px';
/** Longest duration of a jump in milliseconds, for browsers without `scrollend`. */
const MAX_JUMP_DURATION = 1500;

export interface SectionInViewState {
  current: string | undefined;
  /** Marks the target section of a jump; sections passed on the way do not count. */
  jumpTo(id: string): void;
}

/**
 * Returns the current one of the sections with these ids, in the window or in a scrolling element.
 */
export function useSectionInView(
  ids: readonly string[],
  scroller: RefObject<HTMLElement | null> | undefined,
): SectionInViewState {
  const [current, setCurrent] = useState(ids[0]);
  const jumpEnds = useRef(0);
  const joinedIds = ids.join('\n');

  useEffect(() => {
    const all = joinedIds.split('\n');
    const root = scroller?.current ?? null;
    const page = root ?? document.scrollingElement;
    const passed = new Set<string>();
    const isJumping = () => performance.now() < jumpEnds.current;
    const update = () => {
      if (isJumping()) return;
      const isAtEnd =
        page && page.scrollTop > 0 && page.scrollHeight - page.clientHeight - page.scrollTop < 2;
      setCurrent(isAtEnd ? all.at(-1) : currentSection(all, (id) => passed.has(id)));
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          passed[isIntersecting ? 'add' : 'delete'](target.id);
        update();
      },
      { root, rootMargin: READING_LINE },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    const target = root ?? document;
    const endJump = () => void (jumpEnds.current = 0);
    target.addEventListener('scroll', update, { passive: true });
    target.addEventListener('scrollend', endJump);
    return () => {
      observer.disconnect();
      target.removeEventListener('scroll', update);
      target.removeEventListener('scrollend', endJump);
    };
  }, [joinedIds, scroller]);

  return {
    current: current !== undefined && ids.includes(current) ? current : ids[0],
    jumpTo(id) {
      jumpEnds.current = performance.now() + MAX_JUMP_DURATION;
      setCurrent(id);
    },
  };
}
