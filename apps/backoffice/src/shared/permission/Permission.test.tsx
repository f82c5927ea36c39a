import { READ_ONLY, type Can, type UserType } from '@mingjian/api';
import { render, screen } from '@testing-library/react';
import { ListCan } from './ListCan';
import { Permission, type PermissionProps } from './Permission';

type Rule = Omit<PermissionProps, 'children'>;

const signedIn = vi.hoisted(() => {
  // Other tests of this worker have loaded the shell, and load it after these.
  vi.resetModules();
  return { reader: {} as unknown };
});
afterAll(() => vi.resetModules());
vi.mock('../../shell', () => ({ useSignedIn: () => signedIn.reader }));

const signIn = (userType: UserType) => {
  signedIn.reader = { user: { userType } };
};

const elementOf = (rule: Rule, can: Can | null) => (
  <ListCan value={can}>
    <Permission {...(rule as PermissionProps)}>
      <button type="button">显示完整号码</button>
    </Permission>
  </ListCan>
);

const show = (rule: Rule, can: Can | null = READ_ONLY) => render(elementOf(rule, can));

const isShown = () => screen.queryByRole('button') !== null;

describe('a permission', () => {
  beforeEach(() => signIn('serviceUser'));

  it.each([
    [{ actions: ['reveal'] }, { ...READ_ONLY, actions: ['reveal'] }, true],
    [{ actions: ['accept', 'reveal'] }, { ...READ_ONLY, actions: ['reveal'] }, true],
    [{ actions: ['delete'] }, { ...READ_ONLY, delete: true }, true],
    [{ actions: ['delete'] }, READ_ONLY, false],
    [{ actions: ['reveal'] }, { ...READ_ONLY, actions: ['accept'] }, false],
    [{ actions: ['reveal'] }, null, false],
  ] satisfies [Rule, Can | null, boolean][])('%j under %j shows: %s', (rule, can, expected) => {
    show(rule, can);

    expect(isShown()).toBe(expected);
  });

  it('by user type needs one of several', () => {
    const { unmount } = show({ userTypes: ['companyUser', 'serviceUser'] });
    expect(isShown()).toBe(true);
    unmount();

    show({ userTypes: ['companyUser'] });
    expect(isShown()).toBe(false);
  });

  it('follows the reader: another person sees what theirs shows', () => {
    const { rerender } = show({ userTypes: ['serviceUser'] });
    expect(isShown()).toBe(true);

    signIn('companyUser');
    rerender(elementOf({ userTypes: ['serviceUser'] }, READ_ONLY));

    expect(isShown()).toBe(false);
  });

  it.each([[{ userTypes: [] }], [{ actions: [] }]])(
    'with an empty list is an error that names the page, not a silent no: %j',
    (rule) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      window.history.replaceState(null, '', '/a-company/companyList');

      expect(() => show(rule)).toThrow(/^\/a-company\/companyList: .+ is empty/);
    },
  );
});
