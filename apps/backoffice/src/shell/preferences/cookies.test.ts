import { writeCookie } from './cookies';

describe('a cookie of the application', () => {
  const written = (protocol: string, seconds: number) => {
    const cookies: string[] = [];
    vi.stubGlobal('window', { location: { protocol } });
    vi.stubGlobal('document', {
      set cookie(text: string) {
        cookies.push(text);
      },
    });
    writeCookie('mj_token', 'a;b', seconds);
    vi.unstubAllGlobals();
    return cookies;
  };

  it('goes to this site alone, and over HTTPS where the page came so', () => {
    const limits = 'Max-Age=60; Path=/; SameSite=Strict';

    expect(written('https:', 60)).toEqual([`mj_token=a%3Bb; ${limits}; Secure`]);
    expect(written('http:', 60)).toEqual([`mj_token=a%3Bb; ${limits}`]);
  });

  it('is removed by zero seconds', () => {
    expect(written('https:', 0)[0]).toContain('Max-Age=0;');
  });
});
