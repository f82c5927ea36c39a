import { imageSource } from './imageSource';

const place = { base: 'https://files.example.com/', host: 'https://cdn.example.com' };

describe('imageSource', () => {
  it('puts the base path before the stored path, with one slash between them', () => {
    expect(imageSource('2026/a.png', place)).toBe('https://files.example.com/2026/a.png');
    expect(imageSource('/2026/a.png', place)).toBe('https://files.example.com/2026/a.png');
    expect(imageSource('/2026/a.png', { base: '/files' })).toBe('/files/2026/a.png');
  });

  it('leaves a path that starts with the host as it is', () => {
    expect(imageSource('https://cdn.example.com/a.png', place)).toBe(
      'https://cdn.example.com/a.png',
    );
  });

  it('prefixes every path without a host', () => {
    expect(imageSource('/a.png', { base: '/files', host: '' })).toBe('/files/a.png');
    expect(imageSource('/a.png', {})).toBe('/a.png');
  });

  it.each([null, undefined, '', 7])('has no address for %j', (path) => {
    expect(imageSource(path, place)).toBeNull();
  });
});
