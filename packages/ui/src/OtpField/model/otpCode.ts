/**
 * Returns at most `length` digits of the text. It accepts full-width digits, and ignores spaces and
 * words.
 */
export function readCode(text: string, length: number): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);
}
