import { textDiff } from './textDiff';

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
    expect(textDiff(`甲${long}乙`, `${'词'.repeat(30_000)}乙`).map(({ kind }) => kind)).toEqual([
      'removed',
      'added',
      'same',
    ]);
  });
});
