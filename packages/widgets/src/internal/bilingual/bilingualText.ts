/** Returns a word in two languages; the first alone when the other is missing or the same. */
export const bilingualText = (first: string, second: string | undefined): string =>
  second && second !== first ? `${first} ${second}` : first;
