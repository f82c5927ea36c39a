import { commandFor, KEY_GROUPS, type KeyPress } from './keys';

const press = (key: string, part: Partial<KeyPress> = {}) =>
  commandFor({ key, shift: false, mod: false, alt: false, repeat: false, target: 'none', ...part });

describe('keys', () => {
  it('move by letters and by arrows', () => {
    expect(['j', 'k', 'ArrowDown', 'ArrowUp'].map((key) => press(key))).toEqual([
      'next',
      'previous',
      'next',
      'previous',
    ]);
    expect([press('J', { shift: true }), press('K', { shift: true })]).toEqual([
      'nextGroup',
      'previousGroup',
    ]);
  });

  it('decide about the picture, and with Shift about its group', () => {
    expect([
      press('a'),
      press('A', { shift: true }),
      press('d'),
      press('D', { shift: true }),
    ]).toEqual(['accept', 'acceptGroup', 'deny', 'denyGroup']);
  });

  it('never take a letter of Caps Lock for the whole group', () => {
    expect(press('A')).toBe('accept');
    expect(press('a', { shift: true })).toBe('acceptGroup');
  });

  it('do nothing while somebody types, with Alt, or with the browser’s own Ctrl', () => {
    expect(press('a', { target: 'text' })).toBeNull();
    expect(press('z', { mod: true, target: 'text' })).toBeNull();
    expect(press('a', { alt: true })).toBeNull();
    expect(press('p', { mod: true })).toBeNull();
  });

  it('leave arrows to what uses them, and Space to what is pressed by it', () => {
    expect(press('ArrowDown', { target: 'arrows' })).toBeNull();
    expect(press('j', { target: 'arrows' })).toBe('next');
    expect(press(' ', { target: 'press' })).toBeNull();
    expect(press(' ')).toBe('blink');
  });

  it('may be held to move, never to decide', () => {
    expect(press('j', { repeat: true })).toBe('next');
    expect(press('a', { repeat: true })).toBeNull();
    expect(press('u', { repeat: true })).toBeNull();
  });

  it('undo and redo the way of every editor too', () => {
    expect([press('z', { mod: true }), press('Z', { mod: true, shift: true })]).toEqual([
      'undo',
      'redo',
    ]);
  });

  it('are all told in the list of keys', () => {
    const told = new Set(
      Object.values(KEY_GROUPS).flatMap((lines) => lines.flatMap((line) => [...line.commands])),
    );
    const keys = [
      'j',
      'k',
      'a',
      'd',
      'u',
      'n',
      'p',
      'f',
      'm',
      'c',
      'x',
      'e',
      '/',
      '?',
      '+',
      '-',
      '0',
      '1',
      '7',
      ' ',
      'ArrowLeft',
    ];

    expect(
      keys
        .map((key) => press(key))
        .filter((command) => command === null || !told.has(command as never)),
    ).toEqual([]);
  });
});
