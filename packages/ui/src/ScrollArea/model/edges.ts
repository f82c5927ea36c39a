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
const SLACK = 1;

/**
 * Returns the edges with hidden content. In right-to-left text browsers count `scrollLeft` down
 * from 0.
 */
export function hiddenEdges(element: ScrollMetrics): HiddenEdges {
  const along = Math.abs(element.scrollLeft);
  return {
    top: element.scrollTop > SLACK,
    bottom: element.scrollHeight - element.clientHeight - element.scrollTop > SLACK,
    start: along > SLACK,
    end: element.scrollWidth - element.clientWidth - along > SLACK,
  };
}

/** Returns the names of the hidden edges, for an attribute. */
export function edgeNames(edges: HiddenEdges): string {
  const names = ['top', 'bottom', 'start', 'end'] as const;
  return names.filter((name) => edges[name]).join(' ');
}
