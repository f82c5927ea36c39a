const MONTH = /(\d{4})\s*[-./年]\s*(\d{1,2})/g;

/**
 * Returns by how many months two periods differ at most, at their beginnings or ends; `null` when
 * one of the texts has no month. An end that one of them leaves open is not compared.
 */
export function monthsApart(claim: string, finding: string): number | null {
  const [claimed, found] = [monthsIn(claim), monthsIn(finding)];
  const pairs = Math.min(claimed.length, found.length, 2);
  if (pairs === 0) return null;
  return Math.max(
    ...claimed.slice(0, pairs).map((month, index) => Math.abs(month - found[index]!)),
  );
}

const monthsIn = (text: string): number[] =>
  [...text.matchAll(MONTH)].flatMap(([, year, month]) =>
    Number(month) >= 1 && Number(month) <= 12 ? [Number(year) * 12 + Number(month)] : [],
  );
