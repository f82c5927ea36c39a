import type { LoginInfo } from '@mingjian/api';
import { readSignedIn } from './loadSignedIn';
import { endSession, followSignOut, session, startSession } from './session';

const info = (userInfo: string, more: Partial<LoginInfo> = {}): LoginInfo => ({
  userInfo,
  userType: 'serviceUser',
  avatar: null,
  roleInfo: { roleName: '项目经理', roleNameEn: 'Project manager', roleCode: 'PM' },
  companyName: null,
  mainFlag: 0,
  menuCodes: ['PM'],
  menuList: [],
  can: { setTeamDefault: false, placeOrders: false },
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
    [{ setTeamDefault: true }, { setTeamDefault: true, placeOrders: false }],
    [{ placeOrders: true }, { setTeamDefault: false, placeOrders: true }],
    [undefined, { setTeamDefault: false, placeOrders: false }],
  ])('reads the permissions %j', (can, expected) => {
    const signedIn = readSignedIn(
      info('{"id":"7","userType":"serviceUser"}', { can: can as never }),
    );

    expect(signedIn.can).toEqual(expected);
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

describe('a sign-out in another window', () => {
  const hear = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('ends the session here at once, and tells the others', () => {
    const stop = followSignOut();
    startSession('token-1', 'serviceUser');
    document.cookie = 'mj_token=; Max-Age=0; Path=/';

    hear('mj.preferences');
    expect(session.get().token).toBe('token-1');
    hear('mj.signedOut');
    expect(session.get().token).toBeNull();
    stop();

    startSession('token-2', 'serviceUser');
    const before = localStorage.getItem('mj.signedOut');
    endSession();
    expect(localStorage.getItem('mj.signedOut')).not.toBe(before);
  });

  it('leaves a session that was started since', () => {
    const stop = followSignOut();
    startSession('token-3', 'serviceUser');

    hear('mj.signedOut');

    expect(session.get().token).toBe('token-3');
    stop();
    endSession();
  });
});
