import { basedAddress, fileOrigins, isFileBases } from './fileBases';

const BASES = {
  download: 'https://reports.example/',
  preview: 'https://files.example/context',
  image: '/old-files',
  host: 'https://www.example:8443',
};

describe('basedAddress', () => {
  it.each([
    ['2023/a.pdf', 'download', 'https://reports.example/2023/a.pdf'],
    ['/2023/a.pdf', 'preview', 'https://files.example/context/2023/a.pdf'],
    ['face.png', 'image', '/old-files/face.png'],
    ['{host}/face.png', 'image', 'https://www.example:8443/face.png'],
    ['{host}face.png', 'download', 'https://www.example:8443/face.png'],
    ['\\\\evil.example/a.png', 'image', '/old-files/evil.example/a.png'],
  ] as const)('of %s for a %s is %s', (path, use, address) => {
    expect(basedAddress(path, use, BASES)).toBe(address);
  });

  it.each([
    '/system/openFile/0a.pdf?ticket=1.7.x',
    '/authorisations/MJ1.txt',
    'https://other.example/a.pdf',
    '//other.example/a.pdf',
    'data:image/png;base64,AA==',
    'blob:https://app.example/1',
  ])('of %s is itself', (path) => {
    expect(basedAddress(path, 'download', BASES)).toBe(path);
  });

  it('is the path itself without a base, whose host is this server', () => {
    expect(basedAddress('a.pdf', 'preview')).toBe('a.pdf');
    expect(basedAddress('{host}/a.png', 'image')).toBe('/a.png');
  });
});

describe('isFileBases', () => {
  it('takes addresses and paths', () => {
    expect([isFileBases(BASES), isFileBases({})]).toEqual([true, true]);
  });

  it.each([
    null,
    'https://files.example',
    { files: 'https://files.example' },
    { image: '' },
    { image: 'files' },
    { image: '//files.example' },
    { image: '/\\files.example' },
    { image: 'javascript:alert(1)' },
    { image: 'ftp://files.example' },
    { image: 'https://me:secret@files.example' },
    { image: 'https://files.example/?of=' },
    { image: '/files#' },
    { image: 7 },
  ])('refuses %j', (value) => {
    expect(isFileBases(value)).toBe(false);
  });
});

describe('fileOrigins', () => {
  it('are those of other servers, each once', () => {
    expect(fileOrigins({ ...BASES, preview: 'https://reports.example/context' })).toEqual([
      'https://reports.example',
      'https://www.example:8443',
    ]);
    expect(fileOrigins()).toEqual([]);
  });
});
