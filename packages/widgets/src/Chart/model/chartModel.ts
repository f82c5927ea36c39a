/** A row of values, one for each category; `null` is a gap. */
export interface ChartSeries {
  key: string;
  name: string;
  values: readonly (number | null)[];
  /** Whether it is there to compare with: a grey, dashed line, or hatched bars. @default false */
  dashed?: boolean | undefined;
}

/** One value of a chart: its place in the data, and its names. */
export interface ChartMark {
  seriesKey: string;
  seriesName: string;
  seriesIndex: number;
  category: string;
  index: number;
  value: number;
}

/** A mark with its box in the drawing, and its outline where that is not the box. */
export interface PlacedMark extends ChartMark {
  x: number;
  y: number;
  width: number;
  height: number;
  path?: string | undefined;
  /** Point that the outline is drawn from. */
  origin?: readonly [number, number] | undefined;
  /** Whether a point is within its outline. @default within its box */
  holds?: ((x: number, y: number) => boolean) | undefined;
}

/** The categories and series of a chart. */
export interface ChartContents {
  categories: readonly string[];
  series: readonly ChartSeries[];
}

/** Width and height of a drawing in pixels. */
export interface ChartSize {
  width: number;
  height: number;
}

/** Returns the mark of a value, or `null` for a gap. */
export function markAt(
  { categories, series }: ChartContents,
  seriesIndex: number,
  index: number,
): ChartMark | null {
  const row = series[seriesIndex];
  const value = row?.values[index];
  if (!row || value == null || !Number.isFinite(value)) return null;
  return {
    seriesKey: row.key,
    seriesName: row.name,
    seriesIndex,
    category: categories[index] ?? '',
    index,
    value,
  };
}

/** Returns the marks of all values, series after series. */
export function marksOf(contents: ChartContents): ChartMark[] {
  return contents.series.flatMap((_, seriesIndex) =>
    contents.categories.flatMap((__, index) => markAt(contents, seriesIndex, index) ?? []),
  );
}
