import type { SignPage } from '@mingjian/api';
import { Alert, Card, SegmentedControl, TextField, useTexts } from '@mingjian/ui';
import * as S from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { CodeField } from '../visit/CodeField';
import { drawnStrokes } from './drawnStrokes';
import { SignaturePad } from './SignaturePad';
import { signatureTexts } from './signature.texts';
import type { Signature } from './useSignature';

export interface SignatureCardProps {
  letter: SignPage;
  signature: Signature;
}

/** The signature, drawn by hand, or typed and confirmed by a code. */
export function SignatureCard({ letter, signature }: SignatureCardProps) {
  const t = useTexts(signatureTexts);
  const { method, problem, action } = signature;
  return (
    <Card>
      <S.Column>
        <SegmentedControl
          label={t.way}
          value={method}
          options={[
            { value: 'drawn', label: t.drawn },
            { value: 'typed', label: t.typed },
          ]}
          onValueChange={signature.setMethod}
        />
        {method === 'drawn' ? (
          <SignaturePad
            strokes={signature.strokes}
            onChange={(change) => drawnStrokes.update(change)}
            error={action.fields['strokes'] ?? (problem === 'strokes' ? t.padEmpty : undefined)}
          />
        ) : (
          <TypedName letter={letter} signature={signature} />
        )}
      </S.Column>
    </Card>
  );
}

function TypedName({ letter, signature }: SignatureCardProps) {
  const t = useTexts(signatureTexts);
  const { page } = usePage();
  const { name, setName, problem, action, sending, code } = signature;
  return (
    <>
      <TextField
        label={t.typedName}
        description={t.typedNote(page.candidateName)}
        size="large"
        required
        maxLength={64}
        value={name}
        onValueChange={setName}
        error={action.fields['typedName'] ?? (problem === 'name' ? t.typedWrong : undefined)}
      />
      {letter.needsCode && (
        <CodeField
          code={code}
          value={signature.digits}
          onValueChange={signature.setDigits}
          error={action.fields['verifyCode']}
          loading={sending.isRunning}
          onSend={() => void sending.run(code.send)}
        />
      )}
      {problem === 'code' && <Alert tone="warning">{t.codeFirst}</Alert>}
      {sending.error !== null && <Alert tone="danger">{sending.error}</Alert>}
    </>
  );
}
