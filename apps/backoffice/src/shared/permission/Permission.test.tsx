import { READ_ONLY, type Can } from '@mingjian/api';
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

const signIn = (userType: 'serviceUser' | 'companyUser', roleCode: string | null) => {
  signedIn.reader = { user: { userType }, role: roleCode === null ? null : { roleCode } };
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
  beforeEach(() => signIn('serviceUser', 'PM'));

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

  it('by role is enough by the role code or by the user type', () => {
    const { unmount } = show({ roles: ['ADMIN', 'PM'] });
    expect(isShown()).toBe(true);
    unmount();

    show({ roles: ['ADMIN'] });
    expect(isShown()).toBe(false);
  });

  it('follows the reader: another person sees what theirs shows', () => {
    const { rerender } = show({ roles: ['serviceUser'] });
    expect(isShown()).toBe(true);

    signIn('companyUser', null);
    rerender(elementOf({ roles: ['serviceUser'] }, READ_ONLY));

    expect(isShown()).toBe(false);
  });

  it.each([[{ roles: [] }], [{ actions: [] }]])(
    'with an empty list is an error that names the page, not a silent no: %j',
    (rule) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      window.history.replaceState(null, '', '/a-company/companyList');

      expect(() => show(rule)).toThrow(/^\/a-company\/companyList: .+ is empty/);
    },
  );
});
