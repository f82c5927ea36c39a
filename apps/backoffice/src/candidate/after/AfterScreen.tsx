import { Disclosure, Card, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { Frame } from '../frame/Frame';
import { usePage } from '../page/pageContext';
import { AnswerCards } from './AnswerCards';
import { afterTexts } from './after.texts';
import * as S from './AnswerCards.styles';
import { ContactCard } from './ContactCard';
import { LetterLink } from './LetterLink';
import { ProgressCard } from './ProgressCard';
import { ReportCard } from './ReportCard';
import { WithdrawButton } from './WithdrawButton';

export interface AfterScreenProps {
  /** @default that of a submitted form */
  title?: string | undefined;
  lead?: string | undefined;
}

/** The screen after the submission: progress, what was submitted, letter and withdrawal. */
export function AfterScreen({ title, lead }: AfterScreenProps) {
  const t = useTexts(afterTexts);
  const dates = useDateFormat();
  const { page } = usePage();
  const { submitTime } = page;
  return (
    <Frame
      title={title ?? t.afterTitle}
      lead={lead ?? (submitTime === null ? undefined : t.afterLead(dates.time(submitTime)))}
      hasRights
    >
      <ProgressCard />
      {submitTime !== null && (
        <Card>
          <Disclosure title={t.answers}>
            <S.Answers>
              <AnswerCards items={page.items} />
            </S.Answers>
          </Disclosure>
        </Card>
      )}
      <ReportCard />
      <ContactCard />
      <LetterLink />
      <WithdrawButton />
    </Frame>
  );
}
