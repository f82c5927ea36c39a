import { JSDOM } from 'jsdom';
import { BENIGN } from '../../../../packages/widgets/src/richHtml/testing/hostile';
import { htmlDepth } from './htmlDepth';
import { MOST_DEPTH } from './sanitiseHtml';

interface Part {
  children: Iterable<Part>;
}

const depthIn = (part: Part): number =>
  Math.max(0, ...Array.from(part.children, (child) => 1 + depthIn(child)));

/** Returns the depth that a parser gives a text, without `html` and `body`. */
const parsedDepth = (html: string) =>
  depthIn((new JSDOM(html).window as unknown as { document: { body: Part } }).document.body);

describe('the depth of an HTML text', () => {
  it.each([
    ['<b>一</b><i>二</i>', 1],
    ['<p>一<p>二<p>三', 0],
    ['<ul><li>一<ul><li>二</ul><li>三</ul>', 2],
    ['<table><tbody><tr><td><b>一</b><br></td></tr></tbody></table>', 2],
    ['<div title="<b><b>">一</div><!-- <b><b> -->', 1],
    ['<style>b > i { color: red } <b><b></style><b>一</b>', 1],
    ['一 < 二 <3 </> <', 0],
  ])('of %s is %i', (html, depth) => {
    expect(htmlDepth(html)).toBe(depth);
  });

  it.each([
    '<b>',
    '<b><!--</b>-->',
    '<b><!-- --!--></b>-->',
    '<b><?</b>',
    '<b><!x </b>',
    '<b title="</b>">',
    "<b title='</b>'>",
    '<b a=x"></b "><i>',
    '<b a=" >" b="</b>">',
    '<b ="</b>">',
    '<b/ a="</b>"/>',
    '<b></b"><i>',
    '<b></i>',
    '<b><style></b></style>',
    '<b><title></b></title>',
    '<b><script><!--<script></script></b>--></script>',
    '<b><textarea></b></textarea>',
    '<select><style></select><b></style></b></select><b>',
    '<svg><td>',
    '<svg><input>',
    '<svg><style><b></style></b>',
    '<dd><li>',
    '<optgroup>',
    '<x\f><b a\f=\f"</b>">',
    '<b a\u3000="</b>">',
  ])('is never less than that of a parser: %s', (piece) => {
    const html = piece.repeat(300);

    expect(htmlDepth(html)).toBeGreaterThanOrEqual(Math.min(parsedDepth(html), 200));
  });

  it('of what the editor writes is within the limit', () => {
    expect(Math.max(...BENIGN.map(htmlDepth))).toBeLessThan(MOST_DEPTH);
  });
});
