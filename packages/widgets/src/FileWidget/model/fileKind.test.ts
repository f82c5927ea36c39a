import { fileKind, kindOfType } from './fileKind';

describe('fileKind', () => {
  it.each([
    ['a.PDF', '/1', 'pdf'],
    ['a.jepg', '/1', 'image'],
    ['a.bmp', '/1', 'image'],
    ['a.mp3', '/1', 'audio'],
    ['a.pptx', '/1', 'office'],
    ['', '/files/2.png?sign=a.pdf', 'image'],
    ['a.zip', '/1.pdf', null],
    ['page.html', '/1.pdf', null],
    ['image.svg', '/1.png', null],
  ])('of %s at %s is %s', (name, url, kind) => {
    expect(fileKind({ name, url })).toBe(kind);
  });
});

it('shows no converted file that could run something', () => {
  expect(['text/html', 'image/svg+xml', 'application/xhtml+xml', ''].map(kindOfType)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(['application/pdf', 'image/png', 'text/plain;charset=utf-8'].map(kindOfType)).toEqual([
    'pdf',
    'image',
    'text',
  ]);
});
