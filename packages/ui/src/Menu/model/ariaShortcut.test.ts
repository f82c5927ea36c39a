import { ariaShortcut } from './ariaShortcut';

describe('ariaShortcut', () => {
  it('names the modifiers of the machine as the DOM does', () => {
    expect(ariaShortcut('Mod+Shift+S', 'other')).toBe('Control+Shift+S');
    expect(ariaShortcut('Mod+Shift+S', 'mac')).toBe('Meta+Shift+S');
    expect(ariaShortcut('Ctrl+Alt+Delete', 'mac')).toBe('Control+Alt+Delete');
  });

  it('spells the plus key out, which would read as a join', () => {
    expect(ariaShortcut('Mod++', 'other')).toBe('Control+Plus');
  });

  it('leaves a key alone that has one name', () => {
    expect(ariaShortcut('F2', 'other')).toBe('F2');
  });
});
