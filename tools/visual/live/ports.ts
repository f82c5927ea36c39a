/**
 * Ports of `npm run visual:live`, on this machine alone. Fixed, because the review page links to
 * them.
 */
export const LIVE_PORTS = { after: 6106, before: 6107 } as const;

/** A side of the comparison that is shown live. */
export type LiveSide = keyof typeof LIVE_PORTS;
