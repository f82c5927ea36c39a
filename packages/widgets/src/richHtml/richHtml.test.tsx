import createPurifier from 'dompurify';
import { BENIGN, dangersIn, HOSTILE } from './testing/hostile';
import { createSanitiser } from './index';

const sanitise = createSanitiser(createPurifier(window));

function parsed(html: string) {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

describe('the sanitiser in a browser', () => {
  it('has a corpus that deserves the name', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThanOrEqual(200);
    expect(new Set(BENIGN).size).toBeGreaterThanOrEqual(60);
    const missed = HOSTILE.filter((html) => dangersIn(parsed(html)).length === 0);
    // These are harmless once they are parsed alone: their danger is in what surrounds them.
    expect(missed.length / HOSTILE.length).toBeLessThan(0.2);
  });

  it('leaves nothing of a hostile document that runs, loads, leaves or covers', () => {
    const dangers = HOSTILE.map((html) => [html, dangersIn(parsed(sanitise(html)))] as const);
    expect(dangers.filter(([, found]) => found.length > 0)).toEqual([]);
  });

  it('changes nothing in what it has sanitised', () => {
    const unstable = HOSTILE.map(sanitise).filter((html) => sanitise(html) !== html);
    expect(unstable).toEqual([]);
  });

  it.each(BENIGN)('leaves %s as it is', (html) => {
    expect(sanitise(html)).toBe(html);
  });

  it('unwraps tags that it does not know, with their texts', () => {
    expect(sanitise('<article><font color="red">甲<o:p>乙</o:p></font></article>')).toBe('甲乙');
  });

  it('gives every link its rel, whatever it had', () => {
    expect(sanitise('<a href="/x" rel="opener">甲</a>')).toBe(
      '<a href="/x" rel="noopener noreferrer">甲</a>',
    );
  });

  it('is refused without a window, where the purifier would return its input', () => {
    const purifier = createPurifier({ document: {} } as never);
    expect(() => createSanitiser(purifier)).toThrow('window');
  });
});
