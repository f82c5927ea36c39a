/** End of a range until now. It is stored instead of a date, so it stays true. */
export const SO_FAR = 'PRESENT';

const WORDS = new Set(['至今', '现在', '目前', 'now', 'present', 'sofar', 'todate']);

/** Whether a typed text means “so far”. */
export function isSoFarText(text: string): boolean {
  return text === SO_FAR || WORDS.has(text.replace(/\s/g, '').toLowerCase());
}
