/** The edges with hidden content. */
export interface HiddenEdges {
  top: boolean;
  bottom: boolean;
  start: boolean;
  end: boolean;
}

/** The metrics of a scrolling element. */
export type ScrollMetrics = Pick<
  HTMLElement,
  'scrollTop' | 'scrollLeft' | 'scrollHeight' | 'scrollWidth' | 'clientHeight' | 'clientWidth'
>;

/** Differences below a pixel are rounding. */
const ROUNDING = 1;

/**
 * Returns the edges with hidden content. In right-to-left text browsers count `scrollLeft` down
 * from 0.
 */
export function hiddenEdges(element: ScrollMetrics): HiddenEdges {
  const scrolled = Math.abs(element.scrollLeft);
  return {
    top: element.scrollTop > ROUNDING,
    bottom: element.scrollHeight - element.clientHeight - element.scrollTop > ROUNDING,
    start: scrolled > ROUNDING,
    end: element.scrollWidth - element.clientWidth - scrolled > ROUNDING,
  };
}

/** Returns the names of the hidden edges, for an attribute. */
export function edgeNames(edges: HiddenEdges): string {
  const names = ['top', 'bottom', 'start', 'end'] as const;
  return names.filter((name) => edges[name]).join(' ');
}
