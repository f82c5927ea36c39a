import { addRecipients, moveRecipients, recipientCodec, removeRecipients } from './recipients';

describe('addRecipients', () => {
  it('appends in order and keeps everybody once', () => {
    expect(addRecipients(['b'], ['a', 'b', 'c'])).toEqual(['b', 'a', 'c']);
  });
});

describe('removeRecipients', () => {
  it('keeps the order of the others', () => {
    expect(removeRecipients(['a', 'b', 'c'], new Set(['b']))).toEqual(['a', 'c']);
  });
});

describe('moveRecipients', () => {
  const value = ['a', 'b', 'c', 'd'];

  it('moves one or several by one place', () => {
    expect(moveRecipients(value, new Set(['c']), -1)).toEqual(['a', 'c', 'b', 'd']);
    expect(moveRecipients(value, new Set(['a', 'c']), 1)).toEqual(['b', 'a', 'd', 'c']);
    expect(moveRecipients(value, new Set(['b', 'c']), -1)).toEqual(['b', 'c', 'a', 'd']);
  });

  it('stops at the ends, in order', () => {
    expect(moveRecipients(value, new Set(['a', 'b']), -1)).toEqual(value);
    expect(moveRecipients(value, new Set(['d']), 1)).toEqual(value);
  });
});

describe('recipientCodec', () => {
  it('joins ids by commas and reads them again', () => {
    expect(recipientCodec.serialize(['7', '8', '7'])).toBe('7,8');
    expect(recipientCodec.parse(' 7, 8,,7')).toEqual(['7', '8']);
    expect(recipientCodec.parse(null)).toEqual([]);
  });

  it('refuses an id that contains a comma', () => {
    expect(() => recipientCodec.serialize(['1', 'a,b'])).toThrow(/“a,b” contains a comma/);
  });
});
