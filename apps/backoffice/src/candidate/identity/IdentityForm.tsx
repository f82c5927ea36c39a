import { useState, type FormEvent } from 'react';
import { orderApis, type AuthFlag } from '@mingjian/api';
import { Alert, Button, Link, TextField, useStore, useTexts } from '@mingjian/ui';
import * as S from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { CodeField } from '../visit/CodeField';
import { http } from '../visit/http';
import { useAction } from '../visit/useAction';
import { useCode } from '../visit/useCode';
import { identityTexts } from './identity.texts';
import { typedIdentity } from './typedIdentity';

export interface IdentityFormProps {
  flag: AuthFlag;
  onVerified: (flag: AuthFlag) => Promise<void>;
}

/** Names of the documents, by their type. */
const NUMBER_LABELS = { 1: 'card', 2: 'passport', 3: 'permit', 4: 'other' } as const;

/** Name and number of the candidate's document, and the code that confirms them. */
export function IdentityForm({ flag, onVerified }: IdentityFormProps) {
  const t = useTexts(identityTexts);
  const { page } = usePage();
  const typed = useStore(typedIdentity);
  const userName = typed.userName ?? page.candidateName;
  const { idCardNo } = typed;
  const [digits, setDigits] = useState('');
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const sending = useAction();
  const code = useCode(async () => http.send(orderApis.sendIdentityCode, {}));

  const isComplete =
    userName.trim() !== '' && idCardNo.trim() !== '' && (!flag.needsCode || digits.length === 6);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isComplete) return;
    const proof = flag.needsCode ? { codeId: code.codeId, code: digits } : {};
    void action.run(async () =>
      onVerified(await http.send(orderApis.phoneAuth, { userName, idCardNo, ...proof })),
    );
  };
  const { fields } = action;
  const hasFieldError = Object.keys(fields).length > 0;

  return (
    <form onSubmit={submit} noValidate>
      <S.Column>
        <TextField
          label={t.name}
          size="large"
          required
          maxLength={64}
          autoComplete="name"
          value={userName}
          onValueChange={(text) => typedIdentity.update((now) => ({ ...now, userName: text }))}
          error={
            fields['userName'] ?? (isTried && userName.trim() === '' ? t.nameFirst : undefined)
          }
        />
        <TextField
          label={t[NUMBER_LABELS[flag.idType]]}
          description={t.numberNote}
          size="large"
          required
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={idCardNo}
          onValueChange={(text) => typedIdentity.update((now) => ({ ...now, idCardNo: text }))}
          error={
            fields['idCardNo'] ?? (isTried && idCardNo.trim() === '' ? t.numberFirst : undefined)
          }
        />
        {flag.needsCode && (
          <>
            {flag.mobile !== null && <S.Note>{t.codeTo(flag.mobile)}</S.Note>}
            <CodeField
              code={code}
              value={digits}
              onValueChange={setDigits}
              error={fields['code']}
              loading={sending.isRunning}
              onSend={() => void sending.run(code.send)}
            />
            {isTried && digits.length < 6 && <Alert tone="warning">{t.codeFirst}</Alert>}
          </>
        )}
        {sending.error !== null && <Alert tone="danger">{sending.error}</Alert>}
        {action.error !== null && !hasFieldError && <Alert tone="danger">{action.error}</Alert>}
        <S.Actions>
          <Button type="submit" tone="primary" size="large" loading={action.isRunning}>
            {t.submit}
          </Button>
        </S.Actions>
        <Link href="#/notice">{t.back}</Link>
      </S.Column>
    </form>
  );
}
