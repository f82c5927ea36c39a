import { chromium, type Browser, type Page } from 'playwright';
import { accentColors } from '../../packages/ui/src/tokens/accents';
import { contrast } from '../../packages/ui/src/tokens/contrast';
import { themeCss } from '../../packages/ui/src/tokens/themeCss';
import { darkColors, lightColors, type ColorTokens } from '../../packages/ui/src/tokens/tokens';
import { chromiumLaunchOptions } from '../chromium.mjs';

type Mode = 'light' | 'dark';
type Shown = ReturnType<typeof accentColors>;

const NAMES = Object.keys(accentColors('#000000', 'light')) as (keyof Shown)[];
const MODES: Record<Mode, ColorTokens> = { light: lightColors, dark: darkColors };

/** 200 colours, the same in every run, and the corners of the colour space. */
const SEEDS = [
  ...Array.from({ length: 200 }, (_, index) => ((index + 1) * 0x9e3779b1) >>> 8),
  ...[0x000000, 0xffffff, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff],
].map((number) => `#${number.toString(16).padStart(6, '0')}`);

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunchOptions());
  page = await browser.newPage();
  await page.setContent(`<style>${themeCss()}</style><canvas width="1" height="1"></canvas><p>`);
});
afterAll(() => browser.close());

/** Returns the derived colours of every seed, as the browser paints them. */
const paintedColors = (seeds: readonly (string | null)[], mode: Mode) =>
  page.evaluate(
    ({ seeds: all, mode: shown, names }) => {
      const root = document.documentElement;
      root.dataset['mjMode'] = shown;
      const text = document.querySelector('p')!;
      const canvas = document.querySelector('canvas')!.getContext('2d')!;
      const painted = (name: string) => {
        text.style.color = `var(--mj-color-${name})`;
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = getComputedStyle(text).color;
        canvas.fillRect(0, 0, 1, 1);
        const channels = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
        return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
      };
      return all.map((seed) => {
        if (seed === null) root.style.removeProperty('--mj-color-accent');
        else root.style.setProperty('--mj-color-accent', seed);
        return Object.fromEntries(names.map((name) => [name, painted(name)]));
      });
    },
    { seeds, mode, names: NAMES },
  ) as Promise<Shown[]>;

const distance = (one: string, other: string) =>
  Math.max(
    ...[1, 3, 5].map((index) =>
      Math.abs(
        Number.parseInt(one.slice(index, index + 2), 16) -
          Number.parseInt(other.slice(index, index + 2), 16),
      ),
    ),
  );

describe.each(['light', 'dark'] as const)('--mj-color-accent alone, %s', (mode) => {
  const base = MODES[mode];
  const surfaces = [
    base.page,
    base.surface,
    base.surfaceRaised,
    base.surfaceSunken,
    base.surfaceHover,
  ];

  it('keeps every derived colour readable, for 208 colours', async () => {
    const shown = await paintedColors(SEEDS, mode);

    for (const [index, colors] of shown.entries()) {
      const seed = SEEDS[index]!;
      for (const solid of ['accentSolid', 'accentHover', 'accentPressed'] as const)
        expect
          .soft(contrast('#ffffff', colors[solid]), `white on ${solid} of ${seed}`)
          .toBeGreaterThanOrEqual(4.5);
      for (const surface of [...surfaces, colors.accentSoft, colors.surfaceSelected])
        expect
          .soft(contrast(colors.accentText, surface), `text of ${seed} on ${surface}`)
          .toBeGreaterThanOrEqual(4.5);
      for (const surface of surfaces)
        expect
          .soft(contrast(colors.focus, surface), `focus of ${seed} on ${surface}`)
          .toBeGreaterThanOrEqual(3);
    }
  });

  it('derives what accentColors computes, but for rounding', async () => {
    const shown = await paintedColors(SEEDS, mode);

    for (const [index, colors] of shown.entries()) {
      const computed = accentColors(SEEDS[index]!, mode);
      for (const name of NAMES)
        expect
          .soft(
            distance(colors[name], computed[name]),
            `${name} of ${SEEDS[index]}: ${colors[name]}, ${computed[name]}`,
          )
          .toBeLessThanOrEqual(2);
    }
  });

  it('without it shows the default theme', async () => {
    const [colors] = await paintedColors([null], mode);

    for (const name of NAMES) expect.soft(colors![name], name).toBe(base[name]);
  });
});
