import { filesNamed, pictureName } from './filesNamed';

const files = ['标志.PNG', 'Logo 上海.png'].map((originalName) => ({
  id: originalName,
  originalName,
  filePath: '',
}));

describe('pictures by name', () => {
  it('match a part of it in any case', () => {
    const found = (query: string) => filesNamed(files, query).map(({ id }) => id);

    expect(found(' LOGO ')).toEqual(['Logo 上海.png']);
    expect(found('png')).toHaveLength(2);
    expect(found('护照')).toEqual([]);
    expect(filesNamed(files, ' ')).toBe(files);
  });

  it('are described without their extension', () => {
    expect(['标志.PNG', 'a.b.png', '.png', '标志'].map(pictureName)).toEqual([
      '标志',
      'a.b',
      '.png',
      '标志',
    ]);
  });
});
