// @vitest-environment jsdom
import { watermarkImage } from './watermarkImage';

/** Reads the tile as a browser would. */
function textsOf(lines: string[]) {
  const source = decodeURIComponent(
    watermarkImage(lines).url.slice('url("data:image/svg+xml,'.length, -2),
  );
  const picture = new DOMParser().parseFromString(source, 'image/svg+xml');
  expect(picture.querySelector('parsererror')).toBeNull();
  return [...picture.querySelectorAll('text')].map((text) => text.textContent);
}

describe('watermarkImage', () => {
  it('repeats every line', () => {
    expect(textsOf(['陈思远', '2026-11-21'])).toEqual([
      '陈思远',
      '2026-11-21',
      '陈思远',
      '2026-11-21',
      '陈思远',
      '2026-11-21',
    ]);
  });

  it('is a valid image for any text', () => {
    expect(textsOf(['<b>&"\')</b>\u0000'])[0]).toBe('<b>&"\')</b>');
    expect(watermarkImage(['")']).url).not.toMatch(/^url\(".*".*"\)$/);
    expect(textsOf([])).toEqual([]);
  });

  it('reserves space for long texts', () => {
    expect(watermarkImage(['呼伦贝尔市鄂温克族自治旗']).width).toBeGreaterThan(
      watermarkImage(['陈思远']).width,
    );
  });
});
