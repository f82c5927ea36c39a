import { useEffect, useRef, useState } from 'react';
import { toApiError, webhookEndpoints, type WebhookSecret } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, Button, CopyButton, Dialog, ErrorState, Skeleton, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './SecretDialog.styles';
import { webhookListTexts } from './webhookList.texts';

export interface SecretDialogProps {
  /** Id of the endpoint. */
  id: string;
  onClose(): void;
}

/** A new secret of an endpoint, made when the dialog opens and shown once. */
export function SecretDialog({ id, onClose }: SecretDialogProps) {
  const t = useTexts(webhookListTexts);
  const dates = useDateFormat();
  const { made, failure, retry } = useNewSecret(id);
  return (
    <Dialog
      open
      title={t.secretTitle}
      dismissible={made === null}
      onClose={onClose}
      footer={
        made && (
          <Button tone="primary" onClick={onClose}>
            {t.saved}
          </Button>
        )
      }
    >
      {failure !== null ? (
        <ErrorState title={t.notMade} description={failure} onRetry={retry} />
      ) : made === null ? (
        <div role="status" aria-label={t.making}>
          <Skeleton lines={3} />
        </div>
      ) : (
        <S.Root>
          <Alert tone="warning">{t.secretNote}</Alert>
          <S.Secret>
            <S.Text aria-label={t.secretLabel} role="group">
              {made.secret}
            </S.Text>
            <CopyButton text={made.secret} label={t.copySecret} shows="label" />
          </S.Secret>
          {made.previousUntil !== null && (
            <S.Until>{t.previousUntil(dates.time(made.previousUntil))}</S.Until>
          )}
        </S.Root>
      )}
    </Dialog>
  );
}

/** Makes a secret once, however often it is rendered. */
function useNewSecret(id: string) {
  const http = useHttp();
  const refresh = useRefresh();
  const [made, setMade] = useState<WebhookSecret | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const begun = useRef(-1);
  useEffect(() => {
    if (begun.current === attempt) return;
    begun.current = attempt;
    http.send(webhookEndpoints.newSecret, { id }).then(
      (secret) => {
        setMade(secret);
        void refresh(webhookEndpoints.getList);
      },
      (error: unknown) => setFailure(toApiError(error).message),
    );
  }, [http, refresh, id, attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  return { made, failure, retry };
}
