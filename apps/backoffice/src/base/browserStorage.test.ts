// @vitest-environment jsdom
import { browserStorage } from './browserStorage';

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

describe('the storage of the browser', () => {
  afterEach(() => vi.restoreAllMocks());

  it('lasts as long as the window where the browser denies it', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse);

    expect(browserStorage.get('denied')).toBeNull();
    browserStorage.set('denied', 'a');
    expect(browserStorage.get('denied')).toBe('a');
    browserStorage.remove('denied');
    expect(browserStorage.get('denied')).toBeNull();
  });

  it('that is full holds no older text, and what another window stores later is read', () => {
    browserStorage.set('full', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    browserStorage.set('full', 'new');

    expect(browserStorage.get('full')).toBe('new');
    expect(localStorage.getItem('full')).toBeNull();

    full.mockRestore();
    localStorage.setItem('full', 'newer');
    expect(browserStorage.get('full')).toBe('newer');
  });
});
