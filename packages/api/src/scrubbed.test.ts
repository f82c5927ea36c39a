import fc from 'fast-check';
import { scrubbed, scrubbedStack } from './scrubbed';

describe('a scrubbed message', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'realname')",
      'Cannot read properties of undefined (reading realname)',
    ],
    ['a.map is not a function', 'a.map is not a function'],
    ["Failed to construct 'URL': Invalid URL", 'Failed to construct URL: Invalid URL'],
    ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
    [
      'Failed to fetch dynamically imported module: https://hr.example/assets/OrderPage-a1b2c3.js',
      'Failed to fetch dynamically imported module: https://hr.example/assets/OrderPage-a1b2c3.js',
    ],
  ])('keeps what is about the code: %s', (message, expected) => {
    expect(scrubbed(message)).toBe(expected);
  });

  it.each([
    ['quoted text', `Unexpected token 'S', "Secret123" is not valid JSON`, 'Secret123'],
    ['a quote without an end', `Bad value "Secret123`, 'Secret123'],
    ['a template', 'Bad value `Secret123` here', 'Secret123'],
    ['a name in Chinese', '候选人王芳已存在', '王芳'],
    ['a name in Uyghur', 'Bad name ئاينۇر', 'ئاينۇر'],
    ['a phone number', 'No user 13800138000', '13800138000'],
    ['an identity number', 'id 31010119900101123X', '19900101'],
    ['an address of e-mail', 'no mailbox wang.fang@example.com', 'wang'],
    ['a query', 'GET /f-order/orderList?userName.LIKE=wangfang failed', 'wangfang'],
    ['a hash', 'no element at https://a.example/x#wangfang here', 'wangfang'],
    ['a line break', 'bad\nSecret: "x\ny Secret123"', 'Secret123'],
  ])('leaves out %s', (_, message, secret) => {
    expect(scrubbed(message)).not.toContain(secret);
  });

  it('is one line of printable ASCII and the mark, 300 characters at most, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2_000 }), (message) => {
        expect(scrubbed(message)).toMatch(/^[\x20-\x7E…]{0,300}$/);
      }),
    );
  });

  it('is read before the test’s time is over, however it is nested', () => {
    for (const piece of ['"', "'a", '?a@', '…', '\u4e00'.repeat(3), 'reading ']) {
      scrubbed(piece.repeat(200_000));
      scrubbedStack(`${piece}@/a:1:1\n`.repeat(50_000));
      scrubbedStack(piece.repeat(200_000));
    }
  });
});

describe('a scrubbed stack', () => {
  it('names functions and places, of every engine, and nothing else', () => {
    const stack = [
      'TypeError: 王芳 "Secret123" at /x:1:1 13800138000',
      '    at readSignedIn (https://hr.example/assets/Workspace-B1.js?token=Secret123:12:345)',
      '    at async Object.send (https://hr.example/assets/call.js:1:2)',
      '    at https://hr.example/assets/index-a.js:3:4',
      '    at <anonymous>',
      '    at eval (eval at x (https://hr.example/a.js), <anonymous>:1:2)',
      'render@https://hr.example/assets/index-a.js:5:6',
      '@https://hr.example/assets/index-a.js:7:8',
    ].join('\n');

    expect(scrubbedStack(stack).split('\n')).toEqual([
      'at readSignedIn (/assets/Workspace-B1.js:12:345)',
      'at Object.send (/assets/call.js:1:2)',
      'at /assets/index-a.js:3:4',
      'at render (/assets/index-a.js:5:6)',
      'at /assets/index-a.js:7:8',
    ]);
    expect(scrubbedStack(scrubbedStack(stack))).toBe(scrubbedStack(stack));
  });

  it('has twenty frames at most', () => {
    const stack = 'at f (https://a.example/a.js:1:2)\n'.repeat(100);

    expect(scrubbedStack(stack).split('\n')).toHaveLength(20);
  });
});
