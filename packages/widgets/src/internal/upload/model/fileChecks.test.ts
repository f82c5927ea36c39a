import { acceptOf, extensionOf, fileProblem, sortFiles } from './fileChecks';

const limits = { extensions: ['pdf', 'png', 'jpg', 'jpeg', 'jepg'], maxSize: 1 };
const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);

describe('extensionOf', () => {
  it.each([
    ['简历.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['noextension', ''],
    ['.pdf', ''],
    ['ends.', ''],
  ])('of %s is “%s”', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

describe('fileProblem', () => {
  it.each([
    'page.html',
    'invoice.pdf.exe',
    'photo.png.html',
    'cod\u202Efdp.exe',
    'archive.pdf ',
    'evil.pdf\u0000.js',
    'pdf',
    'vector.svg',
  ])('refuses %s by its extension, whatever its type', (name) => {
    const named = new File(['x'], name, { type: 'application/pdf' });

    expect(fileProblem(named, limits)).toBe('extension');
  });

  it.each(['a.PDF', 'scan.jepg', 'x.y.png', '\u202Egnp.jpg'])('accepts %s', (name) => {
    expect(fileProblem(file(name), limits)).toBeNull();
  });

  it('refuses above the size, and not at it', () => {
    expect(fileProblem(file('a.pdf', 1024 * 1024), limits)).toBeNull();
    expect(fileProblem(file('a.pdf', 1024 * 1024 + 1), limits)).toBe('size');
  });

  it('refuses an empty file, as a dropped folder is one', () => {
    expect(fileProblem(file('folder.pdf', 0), limits)).toBe('empty');
  });
});

describe('sortFiles', () => {
  it('accepts the first ones that fit, and counts no refused one among them', () => {
    const files = ['a.exe', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => file(name));

    const { accepted, refused } = sortFiles(files, limits, 2);

    expect(accepted.map(({ name }) => name)).toEqual(['b.pdf', 'c.pdf']);
    expect(refused.get('extension')).toEqual([files[0]]);
    expect(refused.get('count')).toEqual([files[3]]);
  });
});

it('writes the attribute of an input', () => {
  expect(acceptOf(['pdf', 'png'])).toBe('.pdf,.png');
});
