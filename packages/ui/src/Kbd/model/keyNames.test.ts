import { keyNames } from './keyNames';

const shown = (...shortcut: Parameters<typeof keyNames>) =>
  keyNames(...shortcut).map((key) => key.shown);

describe('keyNames', () => {
  it('uses the keys of the machine', () => {
    expect(shown('Mod+Shift+K', 'mac')).toEqual(['⌘', '⇧', 'K']);
    expect(shown('Mod+Shift+K', 'other')).toEqual(['Ctrl', 'Shift', 'K']);
  });

  it('supports the plus key', () => {
    expect([shown('Mod++', 'other'), shown('+', 'other')]).toEqual([['Ctrl', '+'], ['+']]);
  });

  it('has a name for every symbol', () => {
    expect(keyNames('Alt+ArrowUp', 'mac').map((key) => key.spoken)).toEqual(['Option', 'ArrowUp']);
  });
});
