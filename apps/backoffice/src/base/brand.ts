/**
 * The firm's ink and what is written on it, in both modes: the sign-in page, the head of a report,
 * the pages of candidates. Contrast on the ink: 14.5 and 7.5.
 */
export const brand = { ink: '#0f2a4a', onInk: '#ffffff', onInkMuted: '#a9bdd6' } as const;
