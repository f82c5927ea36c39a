/** End of a range until now. It is stored instead of a date, so it stays true. */
export const SO_FAR = 'PRESENT';
