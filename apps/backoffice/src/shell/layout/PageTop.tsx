import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import { BackToTop, scrollToTop, tokens } from '@mingjian/ui';
import { createPath } from 'react-router-dom';
import { panelId } from '../tabs/tabKey';
import { useTabs } from '../tabs/TabsContext';

/** Above the pager of a list. */
const ABOVE_PAGER = {
  '--mj-back-to-top-bottom': `calc(${tokens.size.bar} + ${tokens.space.xl})`,
} as CSSProperties;

/**
 * The way back to the top of the active page: a button beyond 500 px, and a smooth scroll when
 * another view is opened in the same tab. A tab that is shown again stays as it was scrolled.
 */
export function PageTop() {
  const active = useTabs((state) => state.tabs.find((tab) => tab.key === state.activeKey));
  return active ? (
    <ActivePageTop
      key={`${active.key} ${active.version}`}
      id={panelId(active.key)}
      view={createPath({ pathname: active.location.pathname, search: active.location.search })}
    />
  ) : null;
}

interface ActivePageTopProps {
  /** Id of the page's element. */
  id: string;
  /** Address of what it shows. */
  view: string;
}

function ActivePageTop({ id, view }: ActivePageTopProps) {
  const [container, setContainer] = useState<RefObject<HTMLElement> | null>(null);
  const shownView = useRef(view);

  useLayoutEffect(() => {
    const page = document.getElementById(id);
    if (!page) return;
    const handleScroll = ({ target }: Event) => {
      if (target instanceof HTMLElement && isLong(target, page))
        setContainer((last) => (last?.current === target ? last : { current: target }));
    };
    page.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => page.removeEventListener('scroll', handleScroll, { capture: true });
  }, [id]);

  useEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    const page = document.getElementById(id);
    return page ? scrollToTop(page) : undefined;
  }, [id, view]);

  return container && <BackToTop container={container} style={ABOVE_PAGER} />;
}

/** Whether an element is the page, or the rows of a list that scroll in it. */
function isLong(element: HTMLElement, page: HTMLElement): boolean {
  return element === page || element.querySelector(':scope > [role="grid"]') !== null;
}
