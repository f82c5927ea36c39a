/** Reports that one source may make at once; as many follow in ten minutes. */
export interface ReportLimit {
  /** Whether a source may make one more report, which is then counted. */
  takes(source: string, time: number): boolean;
}

/** Time in which an empty allowance fills, in milliseconds. */
const REFILL = 10 * 60_000;
/** Sources that are remembered. The one that reported longest ago is forgotten first. */
const SOURCES = 10_000;

/** Returns an allowance of `most` reports for each source, in the memory of this process. */
export function createReportLimit(most: number): ReportLimit {
  const sources = new Map<string, { left: number; at: number }>();
  return {
    takes(source, time) {
      const before = sources.get(source) ?? { left: most, at: time };
      const refilled = (Math.max(0, time - before.at) * most) / REFILL;
      const left = Math.min(most, before.left + refilled);
      sources.delete(source);
      sources.set(source, { left: left >= 1 ? left - 1 : left, at: time });
      if (sources.size > SOURCES) sources.delete(sources.keys().next().value!);
      return left >= 1;
    },
  };
}
