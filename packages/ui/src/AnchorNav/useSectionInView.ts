import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useControllable } from '../internal/state/useControllable';
import { currentSection } from './model/current';

/**
 * Root margin of the reading line in the upper third of the window. Sections above it count as
 * reached, also those that a jump has skipped.
 */
const READING_LINE = '1000000px 0px -70% 0px';
/** Longest duration of a jump in milliseconds, for browsers without `scrollend`. */
const MAX_JUMP_DURATION = 1500;

export interface SectionInViewOptions {
  /** Ids of the sections, in the order of the page. */
  ids: readonly string[];
  /** The scrolling element; `undefined` for the window. */
  scroller: RefObject<HTMLElement | null> | undefined;
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
}

export interface SectionInViewState {
  /** Id of the current section. */
  current: string | undefined;
  /** Marks the target section of a jump; sections passed on the way do not count. */
  jumpTo(id: string): void;
}

/** Returns the current section, in the window or in a scrolling element. */
export function useSectionInView(options: SectionInViewOptions): SectionInViewState {
  const { ids, scroller, value, defaultValue, onValueChange } = options;
  const [requested, setRequested] = useControllable<string | undefined>({
    value,
    initial: defaultValue,
    onChange: (id) => id !== undefined && onValueChange?.(id),
  });
  const current = requested !== undefined && ids.includes(requested) ? requested : ids[0];
  const moveTo = useEffectEvent((id: string | undefined) => id !== current && setRequested(id));
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
      moveTo(isAtEnd ? all.at(-1) : currentSection(all, (id) => passed.has(id)));
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
    current,
    jumpTo(id) {
      jumpEnds.current = performance.now() + MAX_JUMP_DURATION;
      if (id !== current) setRequested(id);
    },
  };
}
