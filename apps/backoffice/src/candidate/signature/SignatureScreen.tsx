import { contracts } from '@mingjian/api';
import { Alert, Button, useTexts } from '@mingjian/ui';
import { Failed } from '../frame/Failed';
import { Frame } from '../frame/Frame';
import { Loading } from '../frame/Loading';
import * as S from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { http } from '../visit/http';
import { useLoaded } from '../visit/useLoaded';
import { LetterCard } from './LetterCard';
import { SignatureCard } from './SignatureCard';
import { signatureTexts } from './signature.texts';
import { useSignature } from './useSignature';

const loadLetter = async () => http.send(contracts.getSignPage, {});

/** The third step: the letter, and a signature that is drawn or typed. */
export function SignatureScreen() {
  const t = useTexts(signatureTexts);
  const { position } = usePage();
  const { state, reload } = useLoaded(loadLetter);
  const signature = useSignature(state.kind === 'loaded' ? state.value : null);
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed')
    return <Failed message={state.message} onRetry={() => void reload()} />;
  const { value: letter } = state;
  return (
    <Frame title={t.title} lead={t.lead} position={position} hasRights>
      <LetterCard letter={letter} agreed={signature.agreed} />
      {letter.isElsewhere ? (
        <Alert>{t.elsewhereText}</Alert>
      ) : (
        <SignatureCard letter={letter} signature={signature} />
      )}
      <S.Note>{t.declare}</S.Note>
      {signature.action.error !== null && <Alert tone="danger">{signature.action.error}</Alert>}
      <S.Actions>
        <Button
          tone="primary"
          size="large"
          loading={signature.action.isRunning}
          onClick={signature.sign}
        >
          {letter.isElsewhere ? t.elsewhere : t.sign}
        </Button>
      </S.Actions>
    </Frame>
  );
}
