import { safeAddress } from './safeAddress';

describe('safeAddress', () => {
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xmlx,<svg/>',
    'data:,text',
    'vbscript:x',
    'file:///etc/passwd',
    'filesystem:https://a/b',
    '',
    '   ',
    null,
    42,
  ])('refuses %j', (address) => {
    expect(safeAddress(address)).toBeNull();
  });

  it.each([
    '/files/2026/简历.pdf',
    'files/a.pdf?sign=1',
    'https://files.example.com/a.pdf',
    '//cdn.example.com/a.png',
    'blob:https://app.example.com/1',
    'data:image/png;base64,AAAA',
  ])('lets %j be', (address) => {
    expect(safeAddress(address)).toBe(address);
  });
});
