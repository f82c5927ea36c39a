import type { Plugin } from 'vite';

/**
 * Gives each character of a font that comes in many files to one file alone. Where two hold a
 * digit, the one that draws it would depend on which of them a page has loaded so far, and pictures
 * on the stories before.
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
 * Takes from each `unicode-range` what a later face has too: the later one is what browsers choose
 * once all are there.
 */
export function makeDisjoint(css: string): string {
  const taken = new Set<number>();
  const parts = css.split(/(unicode-range:[^;]+;)/);
  for (let place = parts.length - 2; place > 0; place -= 2) {
    const own = readRange(parts[place]!).filter((point) => !taken.has(point));
    for (const point of own) taken.add(point);
    parts[place] = `unicode-range: ${writeRange(own)};`;
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
  // A face that has nothing left still needs a range.
  return (
    spans
      .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
      .join(', ') || 'U+10FFFF'
  );
}
