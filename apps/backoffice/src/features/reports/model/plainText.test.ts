import { plainText } from './plainText';

describe('the words of a rich text', () => {
  it('have a line for each paragraph', () => {
    expect(plainText('<p>甲<b>乙</b></p><ul><li>丙</li></ul>')).toBe('甲乙\n丙');
    expect(plainText('<p>甲 &lt;b&gt; &amp;lt;</p>')).toBe('甲 <b> &lt;');
    expect(plainText('纯文本')).toBe('纯文本');
  });
});
