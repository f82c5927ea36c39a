import { privacyRequests, type PrivacyMove, type PrivacyRequestDetail } from '@mingjian/api';
import { useCall, useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, DataState, Drawer, useTexts, type LoadState } from '@mingjian/ui';
import { MoveButtons, type MakeMove } from '../../shared/flow/MoveButtons';
import { messages } from '../../shell';
import { CertificateAlert } from './CertificateAlert';
import { privacyTexts } from './privacy.texts';
import { RequestFacts } from './RequestFacts';
import { RequestHistory } from './RequestHistory';
import * as S from './RequestDrawer.styles';

export interface RequestDrawerProps {
  id: string;
  onClose(): void;
}

/** A request with its history and its moves. */
export function RequestDrawer({ id, onClose }: RequestDrawerProps) {
  const t = useTexts(privacyTexts);
  const { data, error, mutate } = useCall(privacyRequests.getDetail, { id });
  const state: LoadState = data
    ? { kind: 'ready' }
    : error
      ? {
          kind: 'error',
          title: t.failed,
          description: error.message,
          onRetry: () => void mutate(),
        }
      : { kind: 'loading' };
  return (
    <Drawer
      open
      size="medium"
      title={data?.requestNo ?? t.request}
      footer={data && data.moves.length > 0 && <Moves request={data} />}
      onClose={onClose}
    >
      <DataState label={t.request} state={state}>
        {() =>
          data && (
            <S.Content>
              {data.certificate && <CertificateAlert certificate={data.certificate} />}
              {data.isDispute && <Alert>{t.isDispute}</Alert>}
              <RequestFacts request={data} />
              <RequestHistory events={data.events} />
            </S.Content>
          )
        }
      </DataState>
    </Drawer>
  );
}

function Moves({ request }: { request: PrivacyRequestDetail }) {
  const t = useTexts(privacyTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(privacyRequests.update);
  const { id, version, kind, moves } = request;
  const move: MakeMove<PrivacyMove> = async ({ move: action }, reason, options) => {
    const outcome = await submit({ id, action, version, ...(reason && { reason }) }, options);
    const refreshed = refresh(privacyRequests.getDetail, privacyRequests.getList);
    if (outcome.ok) {
      messages.show({ text: t.moved, tone: 'success' });
      await refreshed;
      return undefined;
    }
    if (reason === null) messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    return outcome.error;
  };
  const notes = {
    propose: t.proposeNote,
    grant: kind === 4 ? t.grantDeletionNote : t.grantNote,
    refuse: t.refuseNote,
  };
  const lead = moves.some((choice) => choice.move === 'propose') ? 'propose' : 'grant';
  return <MoveButtons choices={moves} lead={lead} notes={notes} onMove={move} />;
}
