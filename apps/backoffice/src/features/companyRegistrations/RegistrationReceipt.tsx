import { Alert, Button, Card, useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { WayOn } from '../../shared/openPage/WayOn';
import type { SentRegistration } from './RegisterForm';
import { registerTexts } from './register.texts';
import * as S from './register.styles';

export interface RegistrationReceiptProps {
  sent: SentRegistration;
  /** Shows the state of the request. */
  onFollow(): void;
}

/** The number of a request that was sent. */
export function RegistrationReceipt({ sent: { referenceNo }, onFollow }: RegistrationReceiptProps) {
  const t = useTexts(registerTexts);
  const handleCopy = async () => {
    await navigator.clipboard.writeText(referenceNo);
    messages.show({ text: t.copied, tone: 'success' });
  };
  return (
    <>
      <Alert tone="success" title={t.sentTitle}>
        {t.sent}
      </Alert>
      <Card title={t.referenceNo}>
        <S.Reference>
          <strong>{referenceNo}</strong>
          <Button size="small" onClick={() => void handleCopy()}>
            {t.copy}
          </Button>
        </S.Reference>
      </Card>
      <S.Actions>
        <Button onClick={onFollow}>{t.follow}</Button>
        <WayOn toLogin={t.toLogin} />
      </S.Actions>
    </>
  );
}
