import { readRange } from './byteRange';

describe('a byte range', () => {
  it.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=4-400', { first: 4, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-300', { first: 0, last: 9 }],
    ['Bytes= 2-3 ', { first: 2, last: 3 }],
  ])('%s is read', (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });

  it.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,4-5', 'rows=0-1', 'bytes=a-b', '0-1'])(
    '%s asks for the whole file',
    (header) => {
      expect(readRange(header, 10)).toBeUndefined();
    },
  );

  it.each([
    ['bytes=10-', 10],
    ['bytes=11-12', 10],
    ['bytes=-0', 10],
    ['bytes=0-0', 0],
    ['bytes=-5', 0],
  ])('%s has no byte of a file of %s', (header, size) => {
    expect(readRange(header, size)).toBeNull();
  });
});
