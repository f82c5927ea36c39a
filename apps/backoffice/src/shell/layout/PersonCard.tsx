import type { ReactElement } from 'react';
import { DescriptionList, HoverCard, Link, useTexts } from '@mingjian/ui';
import { PersonAvatar } from '../../base/files/PersonAvatar';
import { profilePath } from '../menu/routeTable';
import type { SignedIn } from '../session/session';
import { useRoleName } from '../session/useRoleName';
import { layoutTexts } from './layout.texts';
import * as S from './PersonCard.styles';

export interface PersonCardProps {
  signedIn: SignedIn;
  /** Whether there is space for the picture alone. */
  collapsed: boolean;
  onNavigate(): void;
}

/** The signed-in person, with a link to their profile; of staff, with the details of their role. */
export function PersonCard({ signedIn, collapsed, onNavigate }: PersonCardProps) {
  const t = useTexts(layoutTexts);
  const { user } = signedIn;
  const roleName = useRoleName(signedIn);
  const place = user.companyName ?? roleName;
  const href = profilePath(user.userType);
  const picture = <PersonAvatar name={user.realname} avatar={user.avatar} />;

  if (collapsed)
    return (
      <S.Person data-collapsed>
        <RoleCard signedIn={signedIn}>
          <Link tone="quiet" href={href} aria-label={`${user.realname}: ${t.editProfile}`}>
            <S.Picture>{picture}</S.Picture>
          </Link>
        </RoleCard>
      </S.Person>
    );
  return (
    <S.Person>
      <S.Picture>{picture}</S.Picture>
      <S.Text>
        <RoleCard signedIn={signedIn}>
          <S.Name
            {...(user.userType === 'serviceUser' && { as: 'button', type: 'button' as const })}
          >
            {user.realname}
          </S.Name>
        </RoleCard>
        <S.Line>
          {place !== '' && <S.Place title={place}>{place}</S.Place>}
          <Link tone="quiet" href={href} onClick={onNavigate}>
            {t.editProfile}
          </Link>
        </S.Line>
      </S.Text>
    </S.Person>
  );
}

interface RoleCardProps {
  signedIn: SignedIn;
  children: ReactElement;
}

/** Role and user ID of a member of staff while the name is hovered, focused or tapped. */
function RoleCard({ signedIn, children }: RoleCardProps) {
  const t = useTexts(layoutTexts);
  const roleName = useRoleName(signedIn);
  const { user, role } = signedIn;
  if (user.userType !== 'serviceUser') return children;
  return (
    <HoverCard
      label={user.realname}
      placement="right-start"
      content={
        <DescriptionList
          columns={1}
          items={[
            { key: 'role', label: t.role, value: roleName },
            { key: 'code', label: t.roleCode, value: role?.roleCode },
            { key: 'id', label: t.userId, value: user.id },
          ]}
        />
      }
    >
      {children}
    </HoverCard>
  );
}
