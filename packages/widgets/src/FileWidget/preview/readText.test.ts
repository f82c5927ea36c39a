import { readText } from './readText';

describe('readText', () => {
  it('reads UTF-8, with and without its mark', () => {
    expect(readText(new TextEncoder().encode('\uFEFF姓名,林晓'), true)).toBe('姓名,林晓');
  });

  it('reads GB 18030, as Chinese spreadsheets write it', () => {
    expect(readText(Uint8Array.of(0xd0, 0xd5, 0xc3, 0xfb), true)).toBe('姓名');
  });

  it('leaves out a character that is cut at the end of a part', () => {
    expect(readText(new TextEncoder().encode('姓名').slice(0, 5), false)).toBe('姓');
  });
});
