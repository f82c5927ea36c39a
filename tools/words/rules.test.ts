import { literalSpreads, riddles, unreadTexts, wideComments } from './rules.mjs';

const file = 'packages/ui/src/X/X.tsx';
const textsFile = 'packages/ui/src/X/X.texts.ts';

describe('the rules of words', () => {
  it.each(['What it shows.', 'Where it is.', 'How it goes.', 'Those that match.'])(
    'catch a docstring that opens as %j',
    (line) => {
      expect(riddles({ file, text: `/** ${line} */\nexport const a = 1;` })).toHaveLength(1);
      expect(riddles({ file, text: `/**\n * ${line}\n */\nexport const a = 1;` })).toHaveLength(1);
    },
  );

  it('let a docstring pass that names the thing', () => {
    expect(
      riddles({ file, text: '/** The masked value. How it is masked: see `mask`. */' }),
    ).toEqual([]);
  });

  it('catch a spread of a literal in markup and in an object, not in a comment', () => {
    expect(literalSpreads({ file, text: '<A {...{ a, b }} />' })).toHaveLength(1);
    expect(literalSpreads({ file, text: 'const a = { ...{ b: 1 } };' })).toHaveLength(1);
    expect(literalSpreads({ file, text: '// `{...{ a }}` hides a\n<A {...rest} />' })).toEqual([]);
    expect(literalSpreads({ file, text: 'const a = { ...(b && { c }) };' })).toEqual([]);
  });

  it('catch a comment of 101 columns, counted in characters', () => {
    expect(wideComments({ file, text: `// ${'x'.repeat(98)}` })).toHaveLength(1);
    expect(wideComments({ file, text: `// ${'订'.repeat(97)}` })).toEqual([]);
    expect(wideComments({ file, text: `// https://example.org/${'x'.repeat(98)}` })).toEqual([]);
  });

  it('catch a text that nothing reads, and know keys that a template makes', () => {
    const texts = {
      file: textsFile,
      text: `export const texts = defineTexts('x', {\n  zh: {\n    used: '用',\n    status10: '待接单',\n    dead: '无',\n  },\n  en: { used: 'u', status10: 's', dead: 'd' },\n});`,
    };
    const reader = { file, text: 'const a = t.used + t[`status${code}`];' };

    expect(unreadTexts([texts, reader])).toEqual([
      `${textsFile} has the text "dead", which nobody reads.`,
    ]);
  });
});
