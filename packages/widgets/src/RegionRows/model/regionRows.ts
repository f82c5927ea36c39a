/** A province and cities in it. */
export interface RegionRow {
  /** Code of the province; an empty text until it is selected. */
  province: string;
  /** Codes of the cities; none stand for the whole province. */
  city: readonly string[];
}

/** Returns the rows with one more, which is empty. */
export const withRow = (rows: readonly RegionRow[]): RegionRow[] => [
  ...rows,
  { province: '', city: [] },
];

/** Returns the rows without one. */
export const withoutRow = (rows: readonly RegionRow[], index: number): RegionRow[] =>
  rows.filter((_, at) => at !== index);

/** Returns the rows with one moved to another position; the same rows when there is none. */
export function movedRow(
  rows: readonly RegionRow[],
  from: number,
  to: number,
): readonly RegionRow[] {
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return rows;
  return withoutRow(rows, from).toSpliced(to, 0, row);
}

/** Returns the rows with another province in one. Its cities go with the province before. */
export const withProvince = (rows: readonly RegionRow[], index: number, province: string) =>
  rows.map((row, at) => (at !== index || row.province === province ? row : { province, city: [] }));

/** Returns the rows with other cities in one. */
export const withCities = (rows: readonly RegionRow[], index: number, city: readonly string[]) =>
  rows.map((row, at) => (at === index ? { ...row, city } : row));

/** Returns the position of the first other row with the same province; -1 when there is none. */
export function sameProvince(rows: readonly RegionRow[], index: number): number {
  const { province } = rows[index]!;
  return rows.findIndex((row, at) => at !== index && province !== '' && row.province === province);
}
