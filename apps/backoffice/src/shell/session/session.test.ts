import type { LoginInfo } from '@mingjian/api';
import { readSignedIn } from './session';

const info = (userInfo: string, more: Partial<LoginInfo> = {}): LoginInfo => ({
  userInfo,
  userType: 'serviceUser',
  avatar: null,
  roleInfo: { roleName: '项目经理', roleNameEn: 'Project manager', roleCode: 'PM' },
  companyName: null,
  mainFlag: 0,
  menuCodes: ['PM'],
  menuList: [],
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

  it('reads a menu of the wrong shape as empty', () => {
    const signedIn = readSignedIn(
      info('{"id":"7","userType":"serviceUser"}', {
        menuList: {} as never,
      }),
    );

    expect(signedIn.menuList).toEqual([]);
  });
});
