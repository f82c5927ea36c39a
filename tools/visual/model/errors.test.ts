import { errorFaults } from './errors';

describe('the errors of a story', () => {
  it('fail it, each once, and warnings do not', () => {
    expect(
      errorFaults(['console.error: No key', 'warning: slow', 'console.error: No key'], []),
    ).toEqual(['console.error: No key']);
  });

  it('do not fail a story that declares a part of each', () => {
    const lines = ['HTTP 404: /photo.png', 'broken image: /photo.png'];

    expect(errorFaults(lines, ['/photo.png'])).toEqual([]);
    expect(errorFaults(lines, ['HTTP 404'])).toEqual(['broken image: /photo.png']);
  });

  it('fail a story that declares one that did not occur', () => {
    expect(errorFaults([], ['No key'])).toEqual([
      '`expectedErrors` declares an error that did not occur: No key',
    ]);
  });

  it('are not all covered by an empty declaration', () => {
    expect(errorFaults(['uncaught: No row'], [''])).toHaveLength(2);
  });
});
