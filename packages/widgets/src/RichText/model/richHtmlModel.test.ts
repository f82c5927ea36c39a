// @vitest-environment jsdom
import createPurifier from 'dompurify';
import fc from 'fast-check';
import { createSanitiser } from '../../richHtml';
import { BENIGN, HOSTILE } from '../../richHtml/testing/hostile';
import { CORPUS } from './testing/corpus';
import { readHtml } from './readHtml';
import { textOf } from './richDocument';
import { writeHtml } from './writeHtml';

const sanitise = createSanitiser(createPurifier(window));
const through = (html: string) => writeHtml(readHtml(html));

/** Documents of random tags, some of them nested wrongly. */
const wild = fc
  .array(
    fc.oneof(
      fc.constantFrom(...CORPUS),
      fc.constantFrom('字', ' ', '  ', '\n', '&nbsp;', '&amp;', '<br>', '<hr>', 'word'),
      fc.constantFrom(
        ...'p div b i u span li ul ol blockquote h2 table tr td a'
          .split(' ')
          .flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
      ),
      fc.constantFrom('<a href="/a">', '<span style="color:#c00">', '<img src="/a.png" alt="x">'),
    ),
    { maxLength: 24 },
  )
  .map((pieces) => pieces.join(''));

describe('HTML through the model', () => {
  it.each([...CORPUS, ...BENIGN])('settles at once: %s', (html) => {
    const once = through(html);
    expect(through(once)).toBe(once);
  });

  it('settles at once for whatever people and programs may nest', () => {
    fc.assert(
      fc.property(wild, (html) => {
        const once = through(html);
        expect(through(once)).toBe(once);
      }),
      { numRuns: 1_000 },
    );
  });

  it('writes only what the sanitiser leaves as it is', () => {
    for (const html of [...CORPUS, ...BENIGN, ...HOSTILE]) {
      const written = through(html);
      expect(sanitise(written)).toBe(written);
    }
  });

  it('loses no letter', () => {
    fc.assert(
      fc.property(wild, (html) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        const letters = (text: string) => text.replaceAll(/[\s\u00a0\u200b\ufeff]/g, '');
        body.querySelectorAll('script, style').forEach((element) => element.remove());
        expect(sorted(letters(textOf(readHtml(html))))).toBe(sorted(letters(body.textContent)));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['<p>a</p><p></p><p>b</p>', '<p>a</p><p><br></p><p>b</p>'],
    ['第一段\n\n第二段', '<p>第一段</p><p>第二段</p>'],
    ['<div>甲</div><div>乙</div>', '<p>甲</p><p>乙</p>'],
    ['<p></p>', ''],
    ['<p><b>粗</b></p>', '<p><strong>粗</strong></p>'],
    [
      '<p><span style="font-size:16px">字</span></p>',
      '<p><span style="font-size: 12pt">字</span></p>',
    ],
    [
      '<p><span style="font-size: 3pt">字</span></p>',
      '<p><span style="font-size: 8pt">字</span></p>',
    ],
    ['<ul><li><p>甲</p><p>乙</p></li></ul>', '<ul><li>甲<br>乙</li></ul>'],
    [
      '<ol><li>一</li></ol><ol><li>又一</li></ol>',
      '<ol><li>一</li></ol><ol start="1"><li>又一</li></ol>',
    ],
    [
      '<table><tr><td><p>甲</p></td></tr></table>',
      '<table><tbody><tr><td>甲</td></tr></tbody></table>',
    ],
    [
      '<ol><li>一<ol><li>甲</li><li>乙</li></ol></li></ol>',
      '<ol><li>一<ol><li>甲</li><li>乙</li></ol></li></ol>',
    ],
    ['<custom>未知<o:p>标签</o:p></custom>', '<p>未知标签</p>'],
  ])('reads %s as %s', (html, expected) => {
    expect(through(html)).toBe(expected);
  });

  it('leaves a document of the editor as it is, to the letter', () => {
    const report =
      '<h2>一、概述</h2><p>受<strong>甲</strong>委托，<span style="color: #c0392b">不一致</span>。</p><ul><li>身份<ol><li>本科</li></ol></li><li>学历</li></ul><blockquote><p>引</p></blockquote><table><tbody><tr><th colspan="2">头</th></tr><tr><td style="width: 120px">甲</td><td><p>一</p><p>二</p></td></tr></tbody></table><hr><p style="text-align: center"><a href="/a" target="_blank" rel="noopener noreferrer">链</a><img src="/a.png" alt="章" width="80"></p>';
    expect(through(report)).toBe(report);
  });
});

const sorted = (text: string) =>
  Array.from(text)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('');
