/** Returns the code of the region that contains another; `null` for a province's code. */
export function parentCode(code: string): string | null {
  if (code.endsWith('0000')) return null;
  return code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;
}
