import { readRules } from './companyRules';

describe('readRules', () => {
  it('returns rules and their files', () => {
    const files = JSON.stringify([{ name: '背调规则.pdf', url: '/files/1.pdf' }]);

    expect(readRules(JSON.stringify([{ username: '张敏', fileInfo: files }]))).toEqual([
      { username: '张敏', files: [{ name: '背调规则.pdf', url: '/files/1.pdf' }] },
    ]);
  });

  it.each(['', 'null', '[', '{}', '[1]', '[null]', '[{}]', '[{"username":1}]'])(
    'returns no rules for %j',
    (text) => {
      expect(readRules(text)).toEqual([]);
    },
  );

  it.each(['javascript:alert(1)', '//evil.example/x', '/\\evil', 'data:text/html,x'])(
    'drops a file at %s',
    (url) => {
      expect(
        readRules(
          JSON.stringify([{ username: '张敏', fileInfo: JSON.stringify([{ name: 'x', url }]) }]),
        ),
      ).toEqual([{ username: '张敏', files: [] }]);
    },
  );
});
