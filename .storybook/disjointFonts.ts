import type { Plugin } from 'vite';

/**
 * Assigns each character of a font with many files to one file only. When two contain a digit, its
 * rendering would depend on the files loaded so far, and pictures on earlier stories.
 */
export function disjointFonts(): Plugin {
  return {
    name: 'disjoint-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      /@fontsource[^?]*\.css/.test(id) ? { code: makeDisjoint(code), map: null } : null,
  };
}

/**
 * Removes from each `unicode-range` the characters of later faces, which browsers prefer once all
 * are loaded.
 */
export function makeDisjoint(css: string): string {
  const taken = new Set<number>();
  const parts = css.split(/(unicode-range:[^;]+;)/);
  for (let index = parts.length - 2; index > 0; index -= 2) {
    const remaining = readRange(parts[index]!).filter((point) => !taken.has(point));
    for (const point of remaining) taken.add(point);
    parts[index] = `unicode-range: ${writeRange(remaining)};`;
  }
  return parts.join('');
}

function readRange(rule: string): number[] {
  return [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, first, last]) => {
    const from = Number.parseInt(first!, 16);
    return Array.from(
      { length: Number.parseInt(last ?? first!, 16) - from + 1 },
      (_, step) => from + step,
    );
  });
}

function writeRange(points: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  // An empty face still needs a range.
  return (
    spans
      .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
      .join(', ') || 'U+10FFFF'
  );
}
