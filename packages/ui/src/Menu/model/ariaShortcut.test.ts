import { ariaShortcut } from './ariaShortcut';

describe('ariaShortcut', () => {
  it('names the modifiers as the DOM does on that machine', () => {
    expect(ariaShortcut('Mod+Shift+S', 'other')).toBe('Control+Shift+S');
    expect(ariaShortcut('Mod+Shift+S', 'mac')).toBe('Meta+Shift+S');
    expect(ariaShortcut('Ctrl+Alt+Delete', 'mac')).toBe('Control+Alt+Delete');
  });

  it('spells out the plus key, which would read as a separator', () => {
    expect(ariaShortcut('Mod++', 'other')).toBe('Control+Plus');
  });

  it('keeps the name of other keys', () => {
    expect(ariaShortcut('F2', 'other')).toBe('F2');
  });
});
