import type { Browser } from 'playwright';
import { openBrowser } from './capture/panes';
import { findRegions } from './model/regions';
import { readSigns } from './model/signs';
import { hashPixels, readPixels, type Pixels } from './pixels';

/** A small screen with one of everything that gets lost. */
const screen = ({ style = '', word = '候选人 Candidate', more = '' } = {}) => `
<style>
  body { margin: 0; background: #fff; font: 14px 'Open Sans'; color: #303133; }
  .card { position: absolute; left: 20px; top: 20px; width: 260px; height: 90px; border: 1px solid #dcdfe6; border-radius: 4px; }
  button { position: absolute; left: 20px; top: 40px; width: 90px; height: 32px; border: 0; border-radius: 4px; background: #2f7dee; color: #fff; }
  button { outline: 2px solid #1a56c4; outline-offset: 1px; }
  .under, .over { position: absolute; top: 130px; width: 80px; height: 40px; }
  .under { left: 20px; background: #f56c6c; z-index: 1; }
  .over { left: 60px; background: #67c23a; z-index: 2; }
  ${style}
</style>
<div class="card"><p style="margin: 8px">${word}</p><button>Search</button></div>
<div class="under"></div><div class="over"></div>${more}`;

let browser: Browser;
beforeAll(async () => (browser = await openBrowser()));
afterAll(() => browser.close());

async function shoot(html: string): Promise<Pixels> {
  const page = await browser.newPage({
    viewport: { width: 320, height: 200 },
    deviceScaleFactor: 1,
  });
  await page.setContent(html);
  const pixels = await readPixels(await page.screenshot());
  await page.close();
  return pixels;
}

describe('nothing is too small to be seen', () => {
  it('takes the same picture again', async () => {
    expect(hashPixels(await shoot(screen()))).toBe(hashPixels(await shoot(screen())));
  });

  it.each([
    ['a shift of one pixel', { style: '.card { left: 21px; }' }],
    ['one step of one colour', { style: 'button { background: #2f7def; }' }],
    ['one step of a text colour', { style: 'p { color: #303134; }' }],
    ['a lost border', { style: '.card { border-color: transparent; }' }],
    ['a missing glyph', { word: '候选 Candidate' }],
    ['a lost full stop', { word: '候选人 Candidate.' }],
    ['a lost focus ring', { style: 'button { outline: none; }' }],
    ['another order of layers', { style: '.under { z-index: 3; }' }],
    ['a corner that is one pixel rounder', { style: '.card { border-radius: 5px; }' }],
    ['a hair of opacity', { style: '.over { opacity: .995; }' }],
  ])('sees %s', async (_, change) => {
    const [before, after] = [await shoot(screen()), await shoot(screen(change))];

    expect(hashPixels(after)).not.toBe(hashPixels(before));
    expect(findRegions(before, after)).not.toEqual([]);
  });
});

describe('what was lost is called by its name', () => {
  const tags = (style = '') => ({
    more: '<i></i><i></i><i></i>',
    style: `i { float: left; width: 40px; height: 20px; margin: 175px 4px 0; border: 1px solid transparent; border-radius: 4px; background: #eaf2fe; color: #1a56c4; }
      i + i { background: #fdecec; color: #b3261e; } i + i + i { background: #eaf7ef; color: #1d7a46; } ${style}`,
  });
  const raised = {
    style: '.card { box-shadow: 0 6px 16px rgb(0 0 0 / 18%); border: 0; background: #fff; }',
  };

  it.each([
    ['a border', {}, { style: '.card { border-color: transparent; }' }],
    ['a focus ring', {}, { style: 'button { outline: none; }' }],
    ['a shadow', raised, { style: `${raised.style} .card { box-shadow: none; }` }],
    [
      'the border of small round things of many colours',
      tags('i { border-color: currentcolor; }'),
      tags(),
    ],
    ['a control', {}, { style: 'button { display: none; }' }],
  ])('tells that %s is gone, and that it came', async (_, withIt, without) => {
    const [one, other] = [await shoot(screen(withIt)), await shoot(screen(without))];

    expect(readSigns(one, other, findRegions(one, other))).toEqual(['vanished']);
    expect(readSigns(other, one, findRegions(other, one))).toEqual(['appeared']);
  });

  it('does not take another colour of the border for a lost one', async () => {
    const [one, other] = [
      await shoot(screen()),
      await shoot(screen({ style: '.card { border-color: #2f7dee; }' })),
    ];

    expect(readSigns(one, other, findRegions(one, other))).toEqual(['recoloured']);
  });
});
