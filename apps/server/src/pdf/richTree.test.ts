import { richTree } from './richTree';

const NONE = new Map<string, string>();

describe('a rich text as blocks', () => {
  it('has paragraphs, lists in lists, and tables with even rows', () => {
    const html =
      '<p style="text-align: center">甲<b>乙</b></p><ul><li>一<ul><li>二</li></ul></li></ul>' +
      '<table><tbody><tr><th>丙</th><th>丁</th></tr><tr><td>戊</td></tr></tbody></table>';
    expect(richTree(html, NONE)).toEqual([
      { t: 'p', c: ['甲', { t: 'b', c: ['乙'] }], align: 'center' },
      {
        t: 'ul',
        c: [
          {
            t: 'li',
            c: [
              { t: 'p', c: ['一'] },
              { t: 'ul', c: [{ t: 'li', c: [{ t: 'p', c: ['二'] }] }] },
            ],
          },
        ],
      },
      {
        t: 'table',
        c: [
          {
            t: 'tr',
            c: [
              { t: 'th', c: [{ t: 'p', c: ['丙'] }] },
              { t: 'th', c: [{ t: 'p', c: ['丁'] }] },
            ],
          },
          {
            t: 'tr',
            c: [
              { t: 'td', c: [{ t: 'p', c: ['戊'] }] },
              { t: 'td', c: [] },
            ],
          },
        ],
      },
    ]);
  });

  it('keeps words as they are: entities, signs of commands, lines without tags', () => {
    expect(richTree('<p>&lt;a&gt; &amp;amp; #x&nbsp;$</p>', NONE)).toEqual([
      { t: 'p', c: ['<a> &amp; #x\u00A0$'] },
    ]);
    expect(richTree('一 < 二\n\n三 &amp; 四', NONE).length).toBeGreaterThan(0);
    expect(richTree('一\n二', NONE)).toEqual([
      { t: 'p', c: ['一'] },
      { t: 'p', c: ['二'] },
    ]);
  });

  it('shows pictures that are there, and the names of others', () => {
    const html = '<p>前<img src="/uploads/a.png" alt="图"><img src="/b.png" alt="缺"></p>';
    expect(richTree(html, new Map([['/uploads/a.png', 'a.webp']]))).toEqual([
      { t: 'p', c: ['前'] },
      { t: 'img', c: [], href: 'a.webp', alt: '图' },
      { t: 'p', c: ['[缺]'] },
    ]);
  });

  it('has colours as numbers, and the words of tags that it does not know', () => {
    const html =
      '<p><span style="color: #c00">红</span><span style="color:rgb(0, 16, 255)">蓝</span><x>词</x></p>';
    expect(richTree(html, NONE)).toEqual([
      {
        t: 'p',
        c: [
          { t: 'span', c: ['红'], color: '#cc0000' },
          { t: 'span', c: ['蓝'], color: '#0010ff' },
          '词',
        ],
      },
    ]);
  });
});
