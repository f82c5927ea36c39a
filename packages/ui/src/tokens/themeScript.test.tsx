import { renderToStaticMarkup } from 'react-dom/server';
import { themeScript, THEME_SCRIPT_FILE } from './themeScript';

const scriptOf = (markup: string) => /<script[^>]*>([\s\S]*)<\/script>/.exec(markup)![1]!;

/** Runs a script with a local storage of its own. */
const runScript = (source: string, getItem: (key: string) => string | null) =>
  // oxlint-disable-next-line typescript/no-implied-eval -- a script of the head is text
  void new Function('localStorage', 'document', source)({ getItem }, document);

describe('themeScript', () => {
  const root = document.documentElement;

  afterEach(() => {
    localStorage.clear();
    for (const name of ['mjMode', 'mjDensity', 'mjContrast']) delete root.dataset[name];
    root.removeAttribute('style');
  });

  it('has the nonce, and cannot end early', () => {
    const markup = renderToStaticMarkup(
      themeScript({ nonce: 'abc', storageKey: '</script><script>alert(1)' }),
    );

    expect(markup).toContain('nonce="abc"');
    expect(markup.match(/<\/script>/g)).toHaveLength(1);
  });

  it('contains the whole stored theme, and reads what it accepts alone', () => {
    const source = scriptOf(renderToStaticMarkup(themeScript({ storageKey: 'mine' })));
    const stored = { mode: 'dark', density: 'compact', contrast: 'more', accent: '#c2185b' };

    runScript(source, (key) => (key === 'mine' ? JSON.stringify(stored) : null));
    expect(root.dataset).toMatchObject({
      mjMode: 'dark',
      mjDensity: 'compact',
      mjContrast: 'more',
    });
    expect(root.style.getPropertyValue('--mj-color-accent')).toBe('#c2185b');
  });

  it.each(['', '{', 'null', '7', '{"mode":"<b>","density":1,"accent":"red;x"}'])(
    'leaves the page alone for %j',
    (text) => {
      const source = scriptOf(renderToStaticMarkup(themeScript()));

      const before = root.outerHTML;

      runScript(source, () => text);

      expect(root.outerHTML).toBe(before);
    },
  );

  it('as a file takes the key from its own element', () => {
    expect(THEME_SCRIPT_FILE).toContain('document.currentScript.dataset.key');
  });
});
