/** An element that the Tab key reaches. */
export interface FocusStop {
  role: string;
  /** Accessible name. */
  name: string;
  /** Above 0, it comes before the others, wherever it is on the page. */
  tabIndex: number;
  /** Whether it is hidden from screen readers. */
  hidden: boolean;
}

/** Characters of a name; a longer one is cut. */
const LONGEST_NAME = 100;

/**
 * Returns a line for each stop, in the manner of the spoken tree: role, name, and what is wrong
 * with it.
 */
export function writeStops(stops: readonly FocusStop[]): string[] {
  return stops.map(({ role, name, tabIndex, hidden }) => {
    const plain = name.replace(/\s+/g, ' ').trim();
    const shown = plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME)}…` : plain;
    return [
      `- ${role}`,
      shown === '' ? '[no name]' : JSON.stringify(shown),
      ...(tabIndex > 0 ? [`[tabindex ${tabIndex}]`] : []),
      ...(hidden ? ['[aria-hidden]'] : []),
    ].join(' ');
  });
}
