/** At which edges something is out of sight. */
export interface HiddenEdges {
  top: boolean;
  bottom: boolean;
  start: boolean;
  end: boolean;
}

/** What a scrolling element tells of itself. */
export type ScrollMetrics = Pick<
  HTMLElement,
  'scrollTop' | 'scrollLeft' | 'scrollHeight' | 'scrollWidth' | 'clientHeight' | 'clientWidth'
>;

/** Less than a pixel is rounding, not content. */
const SLACK = 1;

/**
 * Returns the edges behind which content is hidden. From right to left browsers count `scrollLeft`
 * downwards from 0.
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
