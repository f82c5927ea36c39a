import { Card, DescriptionList, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as F from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { OfficerLink } from '../page/OfficerLink';
import * as S from './Notice.styles';
import { noticeTexts } from './notice.texts';

/** Who asks, what is checked and why, and for how long it is stored. */
export function NoticeCards() {
  const t = useTexts(noticeTexts);
  const dates = useDateFormat();
  const { page } = usePage();
  const { companyName, positionName, officer, retentionMonths, deleteDueDate } = page;
  return (
    <>
      <Card title={t.who}>
        <DescriptionList
          columns={1}
          items={[
            { key: 'client', label: t.client, value: companyName },
            ...(positionName === null
              ? []
              : [{ key: 'position', label: t.position, value: positionName }]),
            { key: 'provider', label: t.provider, value: t.providerName },
            {
              key: 'officer',
              label: t.officer,
              value: officer ? <OfficerLink officer={officer} /> : t.noOfficer,
            },
          ]}
        />
      </Card>
      <Card title={t.items}>
        <F.List>
          {page.surveyed.map(({ groupCode, name, purpose }) => (
            <S.Item key={groupCode}>
              <strong>{name}</strong>
              <span>{purpose}</span>
            </S.Item>
          ))}
        </F.List>
      </Card>
      <Card title={t.storage}>
        <F.Note>
          {t.storageText(retentionMonths)}
          {deleteDueDate !== null && t.storageDay(dates.day(deleteDueDate))}
        </F.Note>
      </Card>
    </>
  );
}
