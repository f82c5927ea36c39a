/** Number of bars of a waveform. */
export const BARS = 120;

/** Returns the highest deviation of each of `count` equal parts of the samples. */
export function peaksOf(samples: ArrayLike<number>, count: number): number[] {
  const { length } = samples;
  return Array.from({ length: count }, (_, part) => {
    const end = Math.floor(((part + 1) * length) / count);
    let most = 0;
    for (let index = Math.floor((part * length) / count); index < end; index += 1)
      most = Math.max(most, Math.abs(samples[index]!));
    return most;
  });
}

/**
 * Returns the bars of a waveform as the outline of an SVG, one a unit wide around a height of 100.
 * The loudest bar has the whole height, and silence a line.
 */
export function waveOutline(peaks: readonly number[]): string {
  const bars = peaks.length > BARS ? peaksOf(peaks, BARS) : peaks;
  const loudest = Math.max(...bars.map(Math.abs), Number.EPSILON);
  return bars
    .map((peak, index) => {
      const half = Math.max(2, Math.round((Math.abs(peak) / loudest) * 46));
      return `M${index + 0.5} ${50 - half}V${50 + half}`;
    })
    .join('');
}
