/**
 * Returns the digits of what was typed or pasted, at most `length` of them. It understands
 * full-width digits, spaces and words around.
 */
export function readCode(text: string, length: number): string {
  return text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, length);
}
