import { uiTexts } from './index';

const files = import.meta.glob<Record<string, { name: string }>>('../**/*.texts.ts', {
  eager: true,
});

describe('uiTexts', () => {
  it('hold the texts of every part, by their name', () => {
    const all = Object.values(files).flatMap((module) => Object.values(module));

    expect(all.length).toBeGreaterThan(40);
    expect(Object.fromEntries(all.map((texts) => [texts.name, texts]))).toEqual(uiTexts);
  });
});
