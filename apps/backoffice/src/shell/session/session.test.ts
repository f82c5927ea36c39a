// @vitest-environment jsdom
import fc from 'fast-check';
import type { LoginInfo } from '@mingjian/api';
import { readSignedIn } from './loadSignedIn';
import { endSession, followSession, session, setSignedIn, startSession } from './session';

const info = (userInfo: string, more: Partial<LoginInfo> = {}): LoginInfo => ({
  userInfo,
  userType: 'serviceUser',
  avatar: null,
  roleInfo: { roleName: '项目经理', roleNameEn: 'Project manager', roleCode: 'PM' },
  companyName: null,
  mainFlag: 0,
  menuCodes: ['PM'],
  menuList: [],
  can: [],
  settings: '',
  draftKey: '6xQnq1Yc0m8qUjVY2m0k2C1r3y8c2Qn5t7u9w0z1A2c=',
  ...more,
});

describe('readSignedIn', () => {
  it('unpacks the user from the JSON text', () => {
    expect(
      readSignedIn(info('{"id":"7","userType":"serviceUser","realname":"林晓"}')).user.realname,
    ).toBe('林晓');
  });

  it.each(['', 'null', '{', '[]', '"text"', '{"id":7}', '{"__proto__":{"id":"7"}}'])(
    'refuses %j',
    (userInfo) => {
      expect(() => readSignedIn(info(userInfo))).toThrow();
    },
  );

  it('stands a user without a name or a role', () => {
    const bare = info('{"id":"7","userType":"companyUser","username":"hr"}', {
      roleInfo: undefined as never,
    });

    expect(readSignedIn(bare)).toMatchObject({ role: null, user: { realname: 'hr' } });
  });

  it.each([
    [['orders.place'], true],
    [['system.materials'], false],
    [{ 'orders.place': true }, false],
    ['orders.place', false],
    [undefined, false],
  ])('reads the rights %j', (can, expected) => {
    const signedIn = readSignedIn(
      info('{"id":"7","userType":"serviceUser"}', { can: can as never }),
    );

    expect(signedIn.can('orders.place')).toBe(expected);
  });

  it.each([
    ['/files/avatars/7.png', '/files/avatars/7.png'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['https://evil.example/track.png', null],
    ['//evil.example/track.png', null],
    ['/\\evil.example/track.png', null],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml;base64,PHN2Zz4=', null],
    ['data:text/html,<script>', null],
    [7, null],
    [undefined, null],
  ])('takes the picture %j as %j', (avatar, expected) => {
    const user = JSON.stringify({ id: '7', userType: 'serviceUser', avatar });

    expect(readSignedIn(info(user)).user.avatar).toBe(expected);
  });

  it('throws, which ends the session, or gives what the shell can show, whatever the response', () => {
    fc.assert(
      fc.property(
        fc.anything({ maxDepth: 2 }),
        fc.record({
          roleInfo: fc.anything({ maxDepth: 2 }),
          menuList: fc.anything({ maxDepth: 2 }),
          can: fc.anything({ maxDepth: 1 }),
          draftKey: fc.anything({ maxDepth: 1 }),
        }),
        (user, more) => {
          const userInfo = typeof user === 'string' ? user : (JSON.stringify(user) ?? 'undefined');
          let signedIn;
          try {
            signedIn = readSignedIn({ ...info(userInfo), ...more } as LoginInfo);
          } catch {
            return;
          }
          expect(typeof signedIn.user.realname).toBe('string');
          expect(Array.isArray(signedIn.menuList)).toBe(true);
          expect(typeof signedIn.can('orders.place')).toBe('boolean');
        },
      ),
    );
  });

  it('reads a menu of the wrong shape as empty', () => {
    const signedIn = readSignedIn(
      info('{"id":"7","userType":"serviceUser"}', {
        menuList: {} as never,
      }),
    );

    expect(signedIn.menuList).toEqual([]);
  });
});

describe('the sessions of other windows', () => {
  let stop: () => void;
  beforeEach(() => {
    startSession('token-1', 'serviceUser');
    setSignedIn('token-1', readSignedIn(info('{"id":"7","userType":"serviceUser"}')));
    stop = followSession();
  });
  afterEach(() => {
    stop();
    endSession();
  });

  /** Does what another window of this computer does when its session starts or ends. */
  function elsewhere(token: string | null) {
    setCookie(token);
    localStorage.setItem('mj.session', `${Math.random()} ${token ? '' : 'out'}`);
  }
  const setCookie = (token: string | null) =>
    (document.cookie = `mj_token=${token ?? ''}; Path=/; Max-Age=${token ? 60 : 0}`);
  const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'mj.session' }));

  it('end this one at once', () => {
    elsewhere(null);
    tell();

    expect(session.get()).toEqual({ token: null, signedIn: null });
  });

  it('of another person take the place of this one, with nothing left of it', () => {
    elsewhere('token-2');
    tell();

    expect(session.get()).toEqual({ token: 'token-2', signedIn: null });
  });

  it('start one on the login page', () => {
    endSession();
    elsewhere('token-2');
    tell();

    expect(session.get().token).toBe('token-2');
  });

  it('are followed though their cookie arrives late, or that of the one before goes late', () => {
    vi.useFakeTimers();
    elsewhere(null);
    setCookie('token-1');
    tell();
    expect(session.get().token).toBeNull();

    elsewhere('token-2');
    setCookie(null);
    tell();
    vi.advanceTimersByTime(200);
    expect(session.get().token).toBeNull();
    setCookie('token-2');
    vi.advanceTimersByTime(50);
    vi.useRealTimers();

    expect(session.get().token).toBe('token-2');
  });

  it('are followed by a window that slept, once it is seen', () => {
    elsewhere(null);
    document.dispatchEvent(new Event('visibilitychange'));

    expect(session.get().token).toBeNull();
  });

  it('leave this one as it is when its cookie has merely expired, or something else was stored', () => {
    document.cookie = 'mj_token=; Path=/; Max-Age=0';
    window.dispatchEvent(new StorageEvent('storage', { key: 'mj.theme' }));
    document.dispatchEvent(new Event('visibilitychange'));

    expect(session.get()).toMatchObject({ token: 'token-1', signedIn: { user: { id: '7' } } });
  });

  it('are told of this one’s start and end', () => {
    const marks = [localStorage.getItem('mj.session')];
    endSession();
    marks.push(localStorage.getItem('mj.session'));
    startSession('token-3', 'serviceUser');
    marks.push(localStorage.getItem('mj.session'));

    expect(new Set(marks).size).toBe(3);
  });
});
