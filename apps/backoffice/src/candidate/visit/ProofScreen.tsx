import { useState, type FormEvent } from 'react';
import { toApiError, type EntryLink } from '@mingjian/api';
import { Alert, Button, Card, OtpField, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { Frame } from '../frame/Frame';
import * as S from '../frame/screen.styles';
import { CodeField } from './CodeField';
import { entryTexts } from './entry.texts';
import { entryCalls } from './entryCalls';
import { useAction } from './useAction';
import { useCode } from './useCode';
import { beginSession, visit } from './visit';

export interface ProofScreenProps {
  /** The checked link; `null` until the server has answered. Digits may be typed before. */
  link: EntryLink | null;
  /** Whether a session of this visit has ended. */
  hasEnded: boolean;
  /** Called when the link is worth nothing any more. */
  onRefused: () => void;
}

/** Holds the place of a line. */
const HELD_LINE = '\u00A0';

/** The second proof beside the link: the last digits of the mobile number, or a code. */
export function ProofScreen({ link, hasEnded, onRefused }: ProofScreenProps) {
  const t = useTexts(entryTexts);
  const dates = useDateFormat();
  const [digits, setDigits] = useState('');
  const [isByCode, setByCode] = useState(false);
  const action = useAction();
  const sending = useAction();
  const { purpose, link: token } = visit.get();
  const ref = { purpose, token };
  const code = useCode(async () => entryCalls.sendCode(ref));

  const enter = async () => {
    const proof = isByCode ? { codeId: code.codeId, code: digits } : { lastFour: digits };
    try {
      const { token: session } = await entryCalls.enter({ ...ref, ...proof });
      beginSession(session);
    } catch (error) {
      if (toApiError(error).kind === 'missing') onRefused();
      else throw error;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(enter);
  };
  const change = () => {
    setByCode(!isByCode);
    setDigits('');
    action.clear();
  };
  const error = action.fields['lastFour'] ?? action.fields['code'] ?? undefined;

  return (
    <Frame title={t.title} lead={t.lead}>
      {hasEnded && <Alert>{t.ended}</Alert>}
      <Card>
        <form onSubmit={submit} noValidate>
          <S.Column>
            {isByCode ? (
              <CodeField
                code={code}
                value={digits}
                onValueChange={setDigits}
                error={error}
                loading={sending.isRunning}
                onSend={() => void sending.run(code.send)}
              />
            ) : (
              <OtpField
                label={t.lastFour}
                description={t.lastFourNote}
                size="large"
                length={4}
                required
                autoComplete="off"
                value={digits}
                onValueChange={setDigits}
                error={error}
              />
            )}
            {(action.error ?? sending.error) !== null && error === undefined && (
              <Alert tone="danger">{action.error ?? sending.error}</Alert>
            )}
            <S.Actions>
              <Button type="submit" tone="primary" size="large" loading={action.isRunning}>
                {t.enter}
              </Button>
            </S.Actions>
            {(link === null || link.sendsCode) && (
              <Button tone="quiet" disabled={link === null} onClick={change}>
                {isByCode ? t.byLastFour : t.byCode}
              </Button>
            )}
            <S.Note>{link === null ? HELD_LINE : t.validUntil(dates.time(link.expireTime))}</S.Note>
          </S.Column>
        </form>
      </Card>
    </Frame>
  );
}
