// @vitest-environment node
import fc from 'fast-check';
import { addTags, endsTag, splitTags } from './tagList';

describe('splitTags', () => {
  it('splits at commas of either width, semicolons, tabs and lines, and trims', () => {
    expect(splitTags('Java， Go、Rust;\tC++\r\n  Spring Boot ,')).toEqual([
      'Java',
      'Go',
      'Rust',
      'C++',
      'Spring Boot',
    ]);
  });

  it('recognizes the end of a tag', () => {
    expect(endsTag('Java，')).toBe(true);
    expect(endsTag('Spring Boot')).toBe(false);
  });
});

describe('addTags', () => {
  it('rejects duplicates, ignoring case and width, also within one paste', () => {
    expect(addTags(['Java'], ['java', 'ＪＡＶＡ', 'Go', 'Go'], 9)).toEqual({
      tags: ['Java', 'Go'],
      added: ['Go'],
      duplicates: ['java', 'ＪＡＶＡ', 'Go'],
      excess: [],
    });
  });

  it('stops at the limit and returns the excess', () => {
    expect(addTags(['Java'], ['Go', 'Rust'], 2)).toMatchObject({
      tags: ['Java', 'Go'],
      excess: ['Rust'],
    });
  });

  it('returns every text as added, duplicate or excess', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(5), (texts, max) => {
        const { added, duplicates, excess, tags } = addTags([], texts, max);

        expect(added.length + duplicates.length + excess.length).toBe(texts.length);
        expect(tags.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
