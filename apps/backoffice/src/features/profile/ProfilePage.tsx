import { Avatar, Button, Card, DescriptionList, PageHeader, Text, useTexts } from '@mingjian/ui';
import { Page } from '../../shared/Page.styles';
import { shellPanel, useRoleName, useSignedIn } from '../../shell';
import * as S from './ProfilePage.styles';
import { profileTexts } from './profile.texts';

/** The profile of the signed-in person, numbers masked by the server, and their password. */
export function ProfilePage() {
  const t = useTexts(profileTexts);
  const signedIn = useSignedIn();
  const { user, role } = signedIn;
  const roleName = useRoleName(signedIn);
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
    <Page>
      <PageHeader title={t.title} />
      <Card title={t.details}>
        <S.Person>
          <Avatar
            name={user.realname}
            size="large"
            aria-hidden
            {...(user.avatar && { src: user.avatar })}
          />
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
            { key: 'phone', label: t.phone, value: user.phone },
            { key: 'email', label: t.email, value: user.email },
          ]}
        />
      </Card>
      <Card title={t.security}>
        <S.Security>
          <Text tone="muted" element="p">
            {t.passwordNote}
          </Text>
          <Button onClick={() => shellPanel.set('password')}>{t.changePassword}</Button>
        </S.Security>
      </Card>
    </Page>
  );
}
