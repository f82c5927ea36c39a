import { plainText, textDiff } from './textDiff';

describe('the difference of two texts', () => {
  it('shows Chinese by character and Latin words whole', () => {
    expect(textDiff('学历为本科，GPA 3.5', '学历为硕士，GPA 3.8')).toEqual([
      { kind: 'same', text: '学历为' },
      { kind: 'removed', text: '本科' },
      { kind: 'added', text: '硕士' },
      { kind: 'same', text: '，GPA 3.' },
      { kind: 'removed', text: '5' },
      { kind: 'added', text: '8' },
    ]);
  });

  it('has both texts in it, whatever they are', () => {
    for (const [before, after] of [
      ['', ''],
      ['', '新'],
      ['旧', ''],
      ['一二三四五', '五四三二一'],
      ['a'.repeat(10), 'b'],
    ] as const) {
      const pieces = textDiff(before, after);
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }
  });

  it('of very long texts ends', () => {
    const long = '字'.repeat(30_000);
    expect(textDiff(long, `${long}末`)).toHaveLength(2);
  });
});

describe('the words of a rich text', () => {
  it('have a line for each paragraph', () => {
    expect(plainText('<p>甲<b>乙</b></p><ul><li>丙</li></ul>')).toBe('甲乙\n丙');
    expect(plainText('<p>甲 &lt;b&gt; &amp;lt;</p>')).toBe('甲 <b> &lt;');
    expect(plainText('纯文本')).toBe('纯文本');
  });
});
