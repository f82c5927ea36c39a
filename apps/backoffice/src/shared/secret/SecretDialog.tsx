import { useEffect, useRef, useState } from 'react';
import { toApiError, type AnyCall, type Call } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, Button, CopyButton, Dialog, ErrorState, Skeleton, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import * as S from './SecretDialog.styles';
import { secretTexts } from './secret.texts';

/** A new secret. */
interface MadeSecret {
  secret: string;
  /** Until when the one before works too; `null` when there was none. */
  previousUntil: string | null;
}

export interface SecretDialogProps {
  /** Id of what the secret belongs to. */
  id: string;
  /** Makes a secret. */
  call: Call<{ id: string }, MadeSecret>;
  /** List that shows the end of the secret. */
  list: AnyCall;
  title: string;
  /** Sentences on its purpose, and that it is shown once. */
  note: string;
  onClose(): void;
}

/** A new secret, made when the dialog opens and shown once. */
export function SecretDialog({ id, call, list, title, note, onClose }: SecretDialogProps) {
  const t = useTexts(secretTexts);
  const dates = useDateFormat();
  const { made, failure, retry } = useNewSecret(id, call, list);
  return (
    <Dialog
      open
      title={title}
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
          <Alert tone="warning">{note}</Alert>
          <S.Secret>
            <S.Text aria-label={t.label} role="group">
              {made.secret}
            </S.Text>
            <CopyButton text={made.secret} label={t.copy} shows="label" />
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
function useNewSecret(id: string, call: SecretDialogProps['call'], list: AnyCall) {
  const http = useHttp();
  const refresh = useRefresh();
  const [made, setMade] = useState<MadeSecret | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const begun = useRef(-1);
  useEffect(() => {
    if (begun.current === attempt) return;
    begun.current = attempt;
    http.send(call, { id }).then(
      (secret) => {
        setMade(secret);
        void refresh(list);
      },
      (error: unknown) => setFailure(toApiError(error).message),
    );
  }, [http, refresh, id, call, list, attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  return { made, failure, retry };
}
