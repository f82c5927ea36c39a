import { isOpenPath, loginAddress, safeRedirect } from './redirect';

const ORIGIN = 'http://127.0.0.1:4310';
const known = (pathname: string) =>
  pathname === '/' || pathname === '/dashboard' || pathname.startsWith('/f-order/');
const after = (redirect: string) =>
  safeRedirect(`?redirect=${encodeURIComponent(redirect)}`, ORIGIN, known);

describe('safeRedirect', () => {
  it.each([
    '/dashboard',
    '/f-order/f-order/orderDetails?orderId=9&from=a%26b#notes',
    '/f-order/f-order/orderList?userName=王芳',
  ])('returns to %s with its query intact', (path) => {
    expect(decodeURI(after(path))).toBe(decodeURI(path));
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    '/\tjavascript:alert(1)',
    '/\n/evil.example',
    '/..//evil.example',
    'data:text/html,x',
    '@evil.example',
    '/unknown/place',
    '/login',
    '/login?redirect=/login',
    '',
  ])('sends %j to the start page', (path) => {
    expect(after(path)).toBe('/');
  });

  it('ignores a missing parameter', () => {
    expect(safeRedirect('', ORIGIN, known)).toBe('/');
  });
});

describe('isOpenPath', () => {
  it.each(['/login', '/register/', '/test'])('holds for %s', (path) => {
    expect(isOpenPath(path)).toBe(true);
  });

  it.each(['/', '/login/x', '/registerNew', '/dashboard', '//login'])(
    'does not hold for %s',
    (path) => {
      expect(isOpenPath(path)).toBe(false);
    },
  );
});

describe('loginAddress', () => {
  it('keeps the whole path, its query encoded', () => {
    expect(loginAddress('/f-order/f-order/orderList?a=1&b=2')).toBe(
      '/login?redirect=%2Ff-order%2Ff-order%2ForderList%3Fa%3D1%26b%3D2',
    );
  });

  it('adds nothing for the login page itself', () => {
    expect(loginAddress('/login?redirect=/')).toBe('/login');
    expect(loginAddress('/')).toBe('/login?redirect=%2F');
  });
});
