import { randomInt } from 'node:crypto';

/**
 * Strokes of each letter on a grid of 4 by 6, as polylines. Without look-alikes: no 0 O D Q, 1 I L,
 * 2 Z, 4, 5 S, 8 B, 6 G, U V.
 */
const STROKES: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '4,1 2.5,0 1,0.5 0,2 0,4 1,5.5 2.5,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '4,0 4,4.5 3,6 1,6 0,4.5',
  K: '0,0 0,6|4,0 0,3.4|1.2,2.6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  T: '0,0 4,0|2,0 2,6',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  3: '0,0.5 2,0 4,1 4,2 2,3 4,4 4,5 2,6 0,5.5',
  7: '0,0 4,0 1.5,6',
  9: '4,2 3,3 1,3 0,2 0,1 1,0 3,0 4,1 4,4 3,6 1,6',
};

/** Letters that a captcha may hold. */
export const CAPTCHA_LETTERS = Object.keys(STROKES);

const WIDTH = 132;
const HEIGHT = 44;
const INKS = ['#35507a', '#6b4a2f', '#3d6247', '#5b4374'];

/**
 * Returns an SVG picture of the response. It holds only paths, each of them bent and cut at random,
 * in random order among the noise: the response is not in its text, nor do equal letters make equal
 * paths.
 */
export function drawCaptcha(answer: string) {
  const paths = answer.split('').flatMap((letter, place) => drawLetter(STROKES[letter]!, place));
  for (let i = 0; i < 3; i += 1) paths.push(drawNoise());
  shuffle(paths);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"` +
    ` width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#f2f4f8"/>${paths.join('')}</svg>`
  );
}

function drawLetter(strokes: string, place: number) {
  const size = between(3.8, 4.8);
  const turn = between(-0.35, 0.35);
  const slant = between(-0.25, 0.25);
  const left = 14 + place * 29 + between(-3, 3);
  const top = between(6, 11);
  return strokes.split('|').map((stroke) => {
    const points = stroke.split(' ').map((pair) => {
      const [column = 0, row = 0] = pair.split(',').map(Number);
      const x = (column - 2 + slant * (3 - row) + between(-0.18, 0.18)) * size;
      const y = (row - 3 + between(-0.18, 0.18)) * size;
      return [
        left + 9 + x * Math.cos(turn) - y * Math.sin(turn),
        top + 13 + x * Math.sin(turn) + y * Math.cos(turn),
      ];
    });
    if (randomInt(2) === 0) points.reverse();
    return path(bend(points as [number, number][]), between(1.9, 2.7));
  });
}

/** Adds a shifted point inside each line, so that the number of points reveals nothing. */
function bend(points: readonly [number, number][]) {
  return points.flatMap((point, i): [number, number][] => {
    const next = points[i + 1];
    if (!next || randomInt(4) === 0) return [point];
    const share = between(0.3, 0.7);
    return [
      point,
      [
        point[0] + (next[0] - point[0]) * share + between(-0.7, 0.7),
        point[1] + (next[1] - point[1]) * share + between(-0.7, 0.7),
      ],
    ];
  });
}

function drawNoise() {
  const points: [number, number][] = [[between(0, 30), between(0, HEIGHT)]];
  while (points.at(-1)![0] < WIDTH - 30 && points.length < 6) {
    points.push([points.at(-1)![0] + between(15, 40), between(2, HEIGHT - 2)]);
  }
  return path(points, between(0.8, 1.3));
}

function path(points: readonly [number, number][], width: number) {
  const line = points
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  return (
    `<path d="${line}" fill="none" stroke="${INKS[randomInt(INKS.length)]}"` +
    ` stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function shuffle(list: unknown[]) {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = randomInt(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

const between = (low: number, high: number) => low + (randomInt(10_001) / 10_000) * (high - low);
