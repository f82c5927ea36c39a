import { widgetTexts } from './index';

const files = import.meta.glob<Record<string, { name: string }>>('../**/*.texts.ts', {
  eager: true,
});

describe('widgetTexts', () => {
  it('hold the texts of every widget, by their name', () => {
    const all = Object.values(files).flatMap((module) => Object.values(module));

    expect(all.length).toBeGreaterThan(12);
    expect(Object.fromEntries(all.map((texts) => [texts.name, texts]))).toEqual(widgetTexts);
  });
});
