import { lazy, Suspense, useState } from 'react';
import { Alert, Button, Card, ErrorSummary, useStore, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { Frame } from '../frame/Frame';
import * as S from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { leaveView } from '../visit/useHash';
import { ConsentList, consentIdOf } from './ConsentList';
import { NoticeCards } from './NoticeCards';
import { noticeTexts } from './notice.texts';

const RefuseDialog = lazy(async () => ({
  default: (await import('./RefuseDialog')).RefuseDialog,
}));

/** The first step: who asks for what and why, and the consents. */
export function NoticeScreen() {
  const t = useTexts(noticeTexts);
  const dates = useDateFormat();
  const { page, saver, position } = usePage();
  const chosen = useStore(saver.store, (state) => state.agreed);
  const [agreed, setAgreed] = useState<readonly string[]>(chosen ?? []);
  const [attempts, setAttempts] = useState(0);
  const [isRefusing, setRefusing] = useState<boolean | undefined>();
  const missing = page.consents.filter(({ key, required }) => required && !agreed.includes(key));

  const goOn = () => {
    setAttempts((count) => count + 1);
    if (missing.length > 0) return;
    saver.choose(agreed);
    leaveView();
  };

  return (
    <Frame
      title={t.title}
      lead={t.lead(page.candidateName, page.companyName, page.positionName)}
      position={position}
      hasRights
    >
      {page.otherDeviceTime !== null && (
        <Alert>{t.otherDevice(dates.time(page.otherDeviceTime))}</Alert>
      )}
      <NoticeCards />
      <Card title={t.consents}>
        <S.Column>
          <S.Note>{t.consentsText}</S.Note>
          <ConsentList
            consents={page.consents}
            agreed={agreed}
            onChange={setAgreed}
            isChecked={attempts > 0}
          />
        </S.Column>
      </Card>
      {attempts > 0 && (
        <ErrorSummary
          focusKey={attempts}
          title={t.missing(missing.length)}
          errors={missing.map(({ key, title }) => ({
            message: title,
            fieldId: consentIdOf(key),
          }))}
        />
      )}
      <S.Actions>
        <Button size="large" onClick={() => setRefusing(true)}>
          {t.refuseAll}
        </Button>
        <Button size="large" tone="primary" onClick={goOn}>
          {t.agree}
        </Button>
      </S.Actions>
      {isRefusing !== undefined && (
        <Suspense fallback={null}>
          <RefuseDialog open={isRefusing} onClose={() => setRefusing(false)} />
        </Suspense>
      )}
    </Frame>
  );
}
