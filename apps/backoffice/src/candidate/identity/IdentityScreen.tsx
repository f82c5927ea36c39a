import { contracts, type AuthFlag } from '@mingjian/api';
import { Alert, Button, Card, useTexts } from '@mingjian/ui';
import { Failed } from '../frame/Failed';
import { Frame } from '../frame/Frame';
import { Loading } from '../frame/Loading';
import * as S from '../frame/screen.styles';
import { usePage } from '../page/pageContext';
import { http } from '../visit/http';
import { useAction } from '../visit/useAction';
import { useLoaded } from '../visit/useLoaded';
import { identityTexts } from './identity.texts';
import { IdentityForm } from './IdentityForm';

const loadFlag = async () => http.send(contracts.getAuthFlag, {});

/** The second step: name and number, and a code where messages leave the installation. */
export function IdentityScreen() {
  const t = useTexts(identityTexts);
  const { position, reload } = usePage();
  const { state, reload: load, show } = useLoaded(loadFlag);
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed')
    return <Failed message={state.message} onRetry={() => void load()} />;
  const { value: flag } = state;
  const take = async (next: AuthFlag) => {
    if (next.authFlag === 1) await reload();
    else show(next);
  };
  return (
    <Frame title={t.title} lead={t.lead} position={position} hasRights>
      {flag.status === 1 ? (
        <Waiting onLook={load} />
      ) : (
        <>
          {flag.status === 3 && (
            <Alert tone="warning" title={t.failed}>
              {flag.failReason ?? ''} {t.left(flag.attemptsLeft)}
            </Alert>
          )}
          <Card>
            <IdentityForm flag={flag} onVerified={take} />
          </Card>
        </>
      )}
    </Frame>
  );
}

/** The verification by hand, which takes its time. */
function Waiting({ onLook }: { onLook: () => Promise<void> }) {
  const t = useTexts(identityTexts);
  const { reload } = usePage();
  const action = useAction();
  const look = async () => {
    await onLook();
    await reload();
  };
  return (
    <>
      <Alert title={t.waiting}>{t.waitingText}</Alert>
      <S.Actions>
        <Button size="large" loading={action.isRunning} onClick={() => void action.run(look)}>
          {t.reread}
        </Button>
      </S.Actions>
    </>
  );
}
