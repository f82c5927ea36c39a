import type { Page } from '@playwright/test';
import { CAPTCHA_LETTERS, drawCaptcha } from '../apps/server/src/features/session/captchaImage';
import { expect } from './journey';

type Point = readonly [x: number, y: number];

/** Strokes of letters are at least this wide, the noise is thinner. */
const LETTER_WIDTH = 1.6;
const LETTERS = 4;
/** Middle of the first letter, and the distance from each to the next. */
const FIRST = 23;
const APART = 29;
/** Distance of the points that a line is compared by. */
const SPACING = 1.5;
/** Pictures that are drawn of each letter, to compare with. */
const SAMPLES = 8;

let known: { letter: string; points: readonly Point[] }[] | undefined;

/** Returns the most likely letters of a captcha, by its strokes. */
function readCaptcha(svg: string): string {
  known ??= CAPTCHA_LETTERS.flatMap((letter) =>
    Array.from({ length: SAMPLES }, () => lettersOf(drawCaptcha(letter.repeat(LETTERS))))
      .flat()
      .map((points) => ({ letter, points })),
  );
  return lettersOf(svg)
    .map((points) => {
      const nearest = known!
        .map((sample) => ({ ...sample, distance: distanceOf(points, sample.points) }))
        .toSorted((one, other) => one.distance - other.distance);
      return nearest[0]!.letter;
    })
    .join('');
}

/** Returns the points of each letter, moved to its middle and scaled to its height. */
function lettersOf(svg: string): Point[][] {
  const letters = Array.from({ length: LETTERS }, (): Point[] => []);
  for (const [, line = '', width] of svg.matchAll(
    /<path d="([^"]+)"[^>]*stroke-width="([\d.]+)"/g,
  )) {
    if (Number(width) < LETTER_WIDTH) continue;
    const points = pointsOf(line);
    const middle = points.reduce((sum, [x]) => sum + x, 0) / points.length;
    const place = Math.round((middle - FIRST) / APART);
    letters[Math.min(LETTERS - 1, Math.max(0, place))]!.push(...points);
  }
  return letters.map(centred);
}

/** Returns points along a line, so many units apart at most. */
function pointsOf(line: string): Point[] {
  const corners = [...line.matchAll(/([\d.-]+) ([\d.-]+)/g)].map(([, x, y]): Point => [
    Number(x),
    Number(y),
  ]);
  return corners.flatMap((corner, index) => {
    const next = corners[index + 1] ?? corner;
    const steps = Math.max(
      1,
      Math.ceil(Math.hypot(next[0] - corner[0], next[1] - corner[1]) / SPACING),
    );
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      return [corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share];
    });
  });
}

function centred(points: readonly Point[]): Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const height = Math.max(...ys) - Math.min(...ys);
  const middle = [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2];
  return points.map(([x, y]) => [(x - middle[0]!) / height, (y - middle[1]!) / height]);
}

const distanceOf = (one: readonly Point[], other: readonly Point[]) =>
  farness(one, other) + farness(other, one);

function farness(from: readonly Point[], to: readonly Point[]) {
  let sum = 0;
  for (const [x, y] of from) {
    let least = Infinity;
    for (const [toX, toY] of to) least = Math.min(least, (x - toX) ** 2 + (y - toY) ** 2);
    sum += Math.sqrt(least);
  }
  return sum / from.length;
}

/** Fills a captcha in and submits, with another image after each wrong reading. */
export async function solveCaptcha(page: Page, label: string, submit: () => Promise<void>) {
  const field = page.getByRole('textbox', { name: label, exact: true });
  const image = page.getByRole('img', { name: /^(验证码图片|Captcha image)/ });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await expect(image).toHaveAttribute('src', /svg/);
    const before = (await image.getAttribute('src'))!;
    const svg = Buffer.from(before.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
    await field.fill(readCaptcha(svg));
    await submit();
    const outcome = async () => {
      const [now] = await image.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
      return now === undefined ? 'solved' : now === before ? 'under way' : 'wrong';
    };
    await expect.poll(outcome).not.toBe('under way');
    if ((await outcome()) === 'solved') return;
  }
  throw new Error('Five captchas were read wrongly.');
}
