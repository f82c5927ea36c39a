import {
  useEffect,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type CSSProperties,
  type MouseEvent,
  type RefObject,
} from 'react';
import { mergeRefs } from '../internal/events/mergeRefs';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './AnchorNav.styles';
import { anchorNavTexts } from './AnchorNav.texts';
import { useSectionInView } from './useSectionInView';

export interface AnchorNavItem {
  /** Id of the section or of its heading. */
  id: string;
  /** Title of the section. */
  label: string;
  /** Depth of the section. @default 1 */
  level?: 1 | 2 | 3 | undefined;
}

export interface AnchorNavProps extends Omit<
  ComponentPropsWithRef<'nav'>,
  'children' | 'defaultValue'
> {
  /** The sections, in the order of the page. */
  items: readonly AnchorNavItem[];
  /** The scrolling element. @default the window */
  scroller?: RefObject<HTMLElement | null> | undefined;
  /** Id of the current section. Without it scrolling and pressing a link decide. */
  value?: string | undefined;
  /** Id of the section that is current at first. @default the first */
  defaultValue?: string | undefined;
  /**
   * Called with the id of the section that was scrolled or jumped to, for instance to change the
   * address: the component does not.
   */
  onValueChange?: ((value: string) => void) | undefined;
  /** Accessible name of the landmark. @default the text "on this page" */
  label?: string | undefined;
}

/**
 * Table of contents of a long page, with the current section marked. Renders a sticky `<nav>` of
 * links; below 720 px a strip that scrolls sideways. Between pages use `Breadcrumb` or the menu.
 */
export function AnchorNav({
  items,
  scroller,
  value,
  defaultValue,
  onValueChange,
  label,
  ref,
  ...rest
}: AnchorNavProps) {
  const t = useTexts(anchorNavTexts);
  const rootRef = useRef<HTMLElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const { current, jumpTo } = useSectionInView({
    ids: items.map(({ id }) => id),
    scroller,
    value,
    defaultValue,
    onValueChange,
  });

  useEffect(() => {
    if (rootRef.current) scrollCurrentIntoView(rootRef.current);
  }, [current]);

  const handleClick = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id);
    if (!section || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    jumpTo(id);
    moveTo(section);
  };

  return (
    <S.Root aria-label={label ?? t.label} {...rest} ref={mergedRef}>
      <ol>
        {items.map(({ id, label: name, level = 1 }) => (
          <li key={id} style={{ '--mj-anchor-nav-level': level } as CSSProperties}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => handleClick(event, id)}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </S.Root>
  );
}

/** Scrolls only the list: `scrollIntoView` would scroll the page as well. */
function scrollCurrentIntoView(root: HTMLElement) {
  const link = root.querySelector<HTMLElement>('[aria-current]');
  if (!link) return;
  const box = root.getBoundingClientRect();
  const linkBox = link.getBoundingClientRect();
  root.scrollLeft += linkBox.left + linkBox.width / 2 - (box.left + box.width / 2);
  if (linkBox.top < box.top || linkBox.bottom > box.bottom)
    root.scrollTop += linkBox.top - box.top - box.height / 2;
}

/** Moves focus to the heading, so that Tab continues from there. */
function moveTo(section: HTMLElement) {
  const heading = section.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? section;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
}
