import { Button, Icon, Menu, useTexts, type MenuItem } from '@mingjian/ui';
import { ChevronDown, KeyRound, LogOut, SlidersHorizontal, UserRound } from 'lucide-react';
import { shellPanel } from '../panels';
import { PersonAvatar } from '../../base/files/PersonAvatar';
import { site } from '../../base/site';
import { profilePath } from '../menu/routeTable';
import type { SignedIn } from '../session/session';
import { layoutTexts } from './layout.texts';

export interface AccountMenuProps {
  signedIn: SignedIn;
  /** Content of the trigger: the name with the picture where no other part shows it. */
  shows: 'name' | 'picture' | 'both';
  onSignOut(): void;
}

/** The menu of the signed-in person: profile, password, settings and sign-out. */
export function AccountMenu({ signedIn: { user }, shows, onSignOut }: AccountMenuProps) {
  const t = useTexts(layoutTexts);
  const settings: MenuItem = {
    key: 'settings',
    label: t.settings,
    icon: SlidersHorizontal,
    onSelect: () => shellPanel.set('settings'),
  };
  return (
    <Menu
      label={t.account(user.realname)}
      placement="bottom-end"
      trigger={
        <Button tone="quiet" aria-label={t.account(user.realname)}>
          {shows !== 'name' && (
            <PersonAvatar name={user.realname} size="small" avatar={user.avatar} />
          )}
          {shows !== 'picture' && (
            <>
              {user.realname}
              <Icon icon={ChevronDown} />
            </>
          )}
        </Button>
      }
      items={[
        {
          key: 'profile',
          label: t.profile,
          icon: UserRound,
          href: profilePath(user.userType),
        },
        {
          key: 'password',
          label: t.changePassword,
          icon: KeyRound,
          onSelect: () => shellPanel.set('password'),
        },
        ...(site.showSettings === false ? [] : [settings]),
        { key: 'line', separator: true },
        { key: 'out', label: t.signOut, icon: LogOut, onSelect: onSignOut },
      ]}
    />
  );
}
