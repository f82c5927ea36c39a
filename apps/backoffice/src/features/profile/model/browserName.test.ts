import { browserName } from './browserName';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('browserName', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`,
      'Chrome 143 · Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
      'Edge 143 · Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox 140 · macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari 18 · iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; PHONE) ${WEBKIT} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.5`,
      'WeChat 8 · Android',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/143.0.0.0 Safari/537.36`,
      'Chrome 143 · Linux',
    ],
  ])('knows %s', (agent, name) => {
    expect(browserName(agent)).toBe(name);
  });

  it('is empty for programs that it does not know', () => {
    expect(browserName('curl/8.5.0')).toBe('');
    expect(browserName('')).toBe('');
  });
});
