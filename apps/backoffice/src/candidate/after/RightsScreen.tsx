import { Button, Card, DescriptionList, useTexts } from '@mingjian/ui';
import { daysUntil } from '../../base/daysUntil';
import { useDateFormat } from '../../base/useDateFormat';
import { Frame } from '../frame/Frame';
import { Actions, Names, Note } from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { useItemNames } from '../page/useItemName';
import { RequestsCard } from '../requests/RequestsCard';
import { leaveView } from '../visit/useHash';
import { AccessCard } from './AccessCard';
import { ContactCard } from './ContactCard';
import { LetterLink } from './LetterLink';
import { ReportCard } from './ReportCard';
import { rightsTexts } from './rights.texts';
import { WithdrawButton } from './WithdrawButton';

/** The stored data of a candidate, their time, and the rights of the candidate. */
export function RightsScreen() {
  const t = useTexts(rightsTexts);
  const dates = useDateFormat();
  const namesOf = useItemNames();
  const { page } = usePage();
  const { retentionMonths, deleteDueDate, status, consents, items } = page;
  const stateOf = (agreed: boolean | null) =>
    agreed === null ? t.undecided : agreed ? t.given : t.notGiven;
  return (
    <Frame title={t.title} lead={t.lead}>
      <Card title={t.stored}>
        <Names>
          <li>{t.storedBasic}</li>
          <li>{t.storedItems(namesOf(items))}</li>
          <li>{t.storedProof}</li>
          <li>{t.storedReport}</li>
        </Names>
      </Card>
      <Card title={t.until}>
        <Note>
          {t.untilText(retentionMonths)}
          {deleteDueDate !== null &&
            t.untilDay(dates.day(deleteDueDate), Math.max(0, daysUntil(deleteDueDate)))}
        </Note>
      </Card>
      <Card title={t.consents}>
        <DescriptionList
          columns={1}
          items={consents.map(({ key, title, agreed }) => ({
            key,
            label: title,
            value: stateOf(agreed),
          }))}
        />
      </Card>
      <Card title={t.ways}>
        <Names>
          <li>{t.access}</li>
          <li>{t.correct}</li>
          <li>{t.object}</li>
          <li>{t.remove}</li>
          <li>{t.withdraw}</li>
        </Names>
      </Card>
      <AccessCard />
      <ReportCard />
      <RequestsCard />
      <ContactCard />
      <LetterLink />
      {status >= 35 && <WithdrawButton />}
      <Actions>
        <Button size="large" tone="primary" onClick={leaveView}>
          {t.back}
        </Button>
      </Actions>
    </Frame>
  );
}
