/**
 * Where `npm run visual:live` shows the stories, on this machine alone. Fixed, because the review
 * page links there.
 */
export const LIVE_PORTS = { after: 6106, before: 6107 } as const;

/** A side of the comparison that is shown live. */
export type LiveSide = keyof typeof LIVE_PORTS;
