import { render, screen } from '@testing-library/react';
import type { MenuNode } from '@mingjian/api';
import { MemoryRouter } from 'react-router-dom';
import { layoutSettings } from '../preferences/layoutSettings';
import { session, type SignedIn } from '../session/session';
import { PageOutlet } from './PageOutlet';

const menuList = [{ code: 'a', name: '用户管理', pageurl: 'userList' }] as MenuNode[];

function show(path: string, mainMenuTop: boolean) {
  layoutSettings.update((state) => ({ ...state, mainMenuTop }));
  session.update((state) => ({ ...state, signedIn: { menuList } as unknown as SignedIn }));
  const { unmount } = render(
    <MemoryRouter initialEntries={[{ pathname: '/404', state: { requested: path } }]}>
      <PageOutlet />
    </MemoryRouter>,
  );
  onTestFinished(() => {
    unmount();
    layoutSettings.update((state) => ({ ...state, mainMenuTop: false }));
    session.update((state) => ({ ...state, signedIn: null }));
  });
}

describe('an address without a page', () => {
  it('says that the setting for the mall hides it, where it does', () => {
    show('/userList?page=2', true);

    expect(screen.getByText(/布局设置里打开了“只显示商城菜单”/)).toBeVisible();
  });

  it.each([
    ['/userList', false],
    ['/nowhere', true],
  ])('is missing or not permitted otherwise: %s', (path, mallOnly) => {
    show(path, mallOnly);

    expect(screen.getByText(`${path} 不存在，或者您的账号没有打开它的权限。`)).toBeVisible();
  });
});
