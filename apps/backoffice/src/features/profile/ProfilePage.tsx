import { useState } from 'react';
import { Button, Card, DescriptionList, PageHeader, Text, useTexts } from '@mingjian/ui';
import type { SendingChannel } from '@mingjian/api';
import { PersonAvatar } from '../../base/files/PersonAvatar';
import { Page } from '../../shared/Page.styles';
import { shellPanel, useRoleName, useSignedIn } from '../../shell';
import { AvatarDialog } from './AvatarDialog';
import { ContactDialog } from './ContactDialog';
import { NameDialog } from './NameDialog';
import { SessionsCard } from './SessionsCard';
import { SignInsCard } from './SignInsCard';
import * as S from './ProfilePage.styles';
import { profileTexts } from './profile.texts';

/** The profile of the signed-in person: details, contact, password, sessions and sign-ins. */
export function ProfilePage() {
  const t = useTexts(profileTexts);
  return (
    <Page>
      <PageHeader title={t.title} />
      <DetailsCard />
      <SecurityCard />
      <SessionsCard />
      <SignInsCard />
    </Page>
  );
}

function DetailsCard() {
  const t = useTexts(profileTexts);
  const signedIn = useSignedIn();
  const { user, role } = signedIn;
  const roleName = useRoleName(signedIn);
  const [dialog, setDialog] = useState<'avatar' | 'name' | null>(null);
  const isClient = user.userType === 'companyUser';
  const place = isClient ? user.companyName : roleName;
  const accountKind = user.mainFlag === 1 ? t.mainAccount : t.subAccount;
  const ofKind = isClient
    ? [
        { key: 'company', label: t.company, value: user.companyName },
        { key: 'kind', label: t.accountKind, value: accountKind },
      ]
    : [
        { key: 'code', label: t.roleCode, value: role?.roleCode },
        { key: 'id', label: t.userId, value: user.id },
      ];
  return (
    <Card
      title={t.details}
      actions={
        <>
          <Button size="small" onClick={() => setDialog('avatar')}>
            {t.changeAvatar}
          </Button>
          <Button size="small" onClick={() => setDialog('name')}>
            {t.editName}
          </Button>
        </>
      }
    >
      <S.Person>
        <PersonAvatar name={user.realname} size="large" avatar={user.avatar} />
        <div>
          <strong>{user.realname}</strong>
          {place && <Text tone="muted">{place}</Text>}
        </div>
      </S.Person>
      <DescriptionList
        items={[
          { key: 'username', label: t.username, value: user.username },
          { key: 'role', label: t.role, value: roleName },
          ...ofKind,
        ]}
      />
      {dialog === 'name' && <NameDialog realname={user.realname} onClose={() => setDialog(null)} />}
      {dialog === 'avatar' && <AvatarDialog avatar={user.avatar} onClose={() => setDialog(null)} />}
    </Card>
  );
}

function SecurityCard() {
  const t = useTexts(profileTexts);
  const { user } = useSignedIn();
  const [changing, setChanging] = useState<SendingChannel | null>(null);
  const rows = [
    { channel: 'sms', label: t.phone, value: user.phone, action: t.changePhone },
    { channel: 'email', label: t.email, value: user.email, action: t.changeEmail },
  ] as const;
  return (
    <Card title={t.security}>
      <S.Rows>
        {rows.map(({ channel, label, value, action }) => (
          <li key={channel}>
            <strong>{label}</strong>
            <Text tone={value ? 'default' : 'muted'}>{value ?? t.none}</Text>
            <Button size="small" onClick={() => setChanging(channel)}>
              {action}
            </Button>
          </li>
        ))}
        <li>
          <strong>{t.password}</strong>
          <Text tone="muted">{t.passwordNote}</Text>
          <Button size="small" onClick={() => shellPanel.set('password')}>
            {t.changePassword}
          </Button>
        </li>
      </S.Rows>
      {changing && <ContactDialog channel={changing} onClose={() => setChanging(null)} />}
    </Card>
  );
}
