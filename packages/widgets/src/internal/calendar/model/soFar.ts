/**
 * The end of a range that goes on: it is as long next month as it is true, and never today's date.
 */
export const SO_FAR = 'PRESENT';
