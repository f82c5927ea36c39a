// @vitest-environment jsdom
import { writeHtml } from '../model/writeHtml';
import * as clips from './testing/clipboards';
import { readPaste, type Clipboard } from './readPaste';
import { rtfPictures } from './rtfImages';

function paste(clipboard: Partial<Clipboard>) {
  const pictures = new Map<string, File>();
  let missing = 0;
  const addressOf = (file: File) => {
    const address = `/@pasted/${pictures.size}`;
    pictures.set(address, file);
    return address;
  };
  const blocks = readPaste(
    { html: '', text: '', rtf: '', files: [], ...clipboard },
    {
      addressOf,
      isOwn: (address) => address.startsWith('/'),
      onMissing: (count) => (missing = count),
    },
  );
  return { blocks, pictures, missing };
}
const htmlOf = (html: string) => writeHtml(paste({ html }).blocks);

describe('pasting', () => {
  it('keeps sizes, lists, tables and highlights of Word, without its marks and its black', () => {
    expect(htmlOf(clips.WORD)).toBe(
      '<p style="text-align: center"><strong><span style="font-size: 18pt">背景调查报告</span></strong></p>' +
        '<ul><li>身份信息<ul><li>证件号码</li></ul></li></ul><p><br></p>' +
        '<ol><li>教育经历</li><li>工作经历</li></ol>' +
        '<table><tbody><tr><td style="width: 120px; background-color: #d9e2f3"><span style="font-size: 10.5pt">单位</span></td><td style="width: 200px"><span style="font-size: 10.5pt; color: #ff0000; background-color: #ffff00">甲公司</span></td></tr></tbody></table>',
    );
  });

  it('takes the pictures of Word from the format beside, once each', () => {
    const { blocks, pictures } = paste({ html: clips.WORD, rtf: clips.WORD_RTF });

    expect(writeHtml(blocks)).toContain('<img src="/@pasted/0" alt="" width="64">');
    expect(pictures.get('/@pasted/0')).toMatchObject({ type: 'image/png', size: 16 });
  });

  it('reads no picture from a format that holds none that browsers show', () => {
    expect(rtfPictures(String.raw`{\rtf1{\pict\wmetafile8 0100090000}}`)).toEqual([null]);
    expect(rtfPictures('{\\rtf1 {\\pict\\pngblip 8950')).toEqual([null]);
  });

  it('reads the styles of WPS, which are in its style sheet, and its bracketed numbers', () => {
    expect(htmlOf(clips.WPS)).toBe(
      '<p style="text-align: center"><strong><span style="font-size: 22pt">标题</span></strong></p>' +
        '<p><strong><span style="font-size: 16pt; color: #c00000">三号红字</span></strong><span style="font-size: 10.5pt">五号正文</span></p>' +
        '<ol><li><span style="font-size: 10.5pt">第一项</span></li></ol>',
    );
  });

  it('reads the cells of Excel by their classes, without hidden rows', () => {
    expect(htmlOf(clips.EXCEL)).toBe(
      '<table><tbody><tr><td style="width: 87px; background-color: #ffe699"><p style="text-align: center"><strong><span style="font-size: 11pt">姓名</span></strong></p></td><td style="background-color: #ffe699"><p style="text-align: center"><strong><span style="font-size: 11pt">结果</span></strong></p></td></tr><tr><td><span style="font-size: 11pt">李雷</span></td><td><span style="font-size: 9pt; color: #ff0000">不一致</span></td></tr></tbody></table>',
    );
  });

  it('adds no paragraph to those of Google Docs, and is not bold for its wrapper', () => {
    expect(htmlOf(clips.GOOGLE_DOCS)).toBe(
      '<h2><span style="font-size: 16pt">Overview</span></h2>' +
        '<p><strong><em><span style="font-size: 11pt">Bold&nbsp; italic</span></em></strong></p><p><br></p>' +
        '<ul><li><span style="font-size: 11pt">one</span><ul><li>two</li></ul></li></ul>',
    );
  });

  it('reads the cells of Google Sheets', () => {
    expect(htmlOf(clips.GOOGLE_SHEETS)).toBe(
      '<table><tbody><tr><td colspan="2" style="background-color: #cfe2f3"><strong><span style="font-size: 14pt">Result</span></strong></td></tr><tr><td>a<br>b</td><td>1</td></tr></tbody></table>',
    );
  });

  it('joins the items of Word Online, which are lists of their own', () => {
    expect(htmlOf(clips.WORD_ONLINE)).toBe(
      '<p><strong><span style="font-size: 12pt">标题行</span></strong>&nbsp;</p>' +
        '<ol><li>一<ol><li>一点一</li></ol></li><li>二</li></ol>',
    );
  });

  it('takes texts of a WeChat article, without decorations, and counts its pictures', () => {
    const { blocks, missing } = paste({ html: clips.WECHAT });

    expect(missing).toBe(1);
    expect(writeHtml(blocks)).toBe(
      '<p style="text-align: center"><strong><span style="font-size: 11.5pt">背调合规</span></strong></p>',
    );
  });

  it('keeps a picture of this site, and takes the file of one that is copied elsewhere', () => {
    const file = new File(['x'], 'image.png', { type: 'image/png' });
    const foreign = '<img src="https://example.com/a.png">';

    expect(htmlOf('<p><img src="/uploads/a.png"></p>')).toBe(
      '<p><img src="/uploads/a.png" alt=""></p>',
    );
    expect(paste({ html: foreign, files: [file] })).toMatchObject({ missing: 0 });
    expect(writeHtml(paste({ html: foreign, files: [file] }).blocks)).toBe(
      '<p><img src="/@pasted/0" alt="image"></p>',
    );
  });

  it('drops comments of Word, with their marks and their list', () => {
    expect(htmlOf(clips.WORD_COMMENT)).toBe('<p>薪资属实</p>');
  });

  it('drops deleted text of tracked changes, and the marks of inserted text', () => {
    expect(htmlOf(clips.WORD_CHANGES)).toBe('<p>月薪 12000 元，<s>已核</s></p>');
  });

  it('reads the sizes of Apple Notes', () => {
    expect(htmlOf(clips.APPLE_NOTES)).toBe(
      '<p><strong><span style="font-size: 18pt; color: #d0021b">标题</span></strong></p><p><span style="font-size: 12pt">正文</span></p><ul><li>甲</li></ul>',
    );
  });

  it('makes a paragraph of each line of a plain text', () => {
    expect(writeHtml(paste({ text: '甲\r\n\r\n  乙 <b>\n' }).blocks)).toBe(
      '<p>甲</p><p><br></p><p>&nbsp; 乙 &lt;b&gt;</p>'.replace('&nbsp; 乙', '&nbsp; 乙'),
    );
  });

  it('uploads a picture that is a file', () => {
    const file = new File(['x'], '公章.png', { type: 'image/png' });
    const { blocks, pictures } = paste({ files: [file] });

    expect(writeHtml(blocks)).toBe('<p><img src="/@pasted/0" alt="公章"></p>');
    expect([...pictures.values()]).toEqual([file]);
  });

  it('prefers the cells of a program to the picture that it gives of them', () => {
    const files = [new File(['x'], 'image.png', { type: 'image/png' })];
    expect(paste({ html: clips.EXCEL, files }).pictures.size).toBe(0);
  });

  it('takes pictures out of addresses, and no scripts', () => {
    const { blocks, pictures } = paste({
      html: '<p>甲<img src="data:image/png;base64,iVBORw==" onerror="pwn()"><img src="data:image/svg+xml,<svg onload=pwn()>"></p>',
    });
    expect(writeHtml(blocks)).toBe('<p>甲<img src="/@pasted/0" alt=""></p>');
    expect(pictures.size).toBe(1);
  });

  it.each([
    '<p',
    '<table><td>',
    '<![if',
    '</p></p>',
    '<li>',
    '<ul><p>x',
    '\u0000',
    '<style>{',
    '<style>p{</style>',
  ])('survives the odd markup %s', (html) => {
    expect(() => htmlOf(html)).not.toThrow();
  });
});
