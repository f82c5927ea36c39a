import { lazy } from 'react';
import { disputes, type Dispute, type DisputeMove } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { Button, useTexts } from '@mingjian/ui';
import { disputesTexts } from '../../shared/disputes/disputes.texts';
import { useDisputeRefresh } from '../../shared/disputes/useDisputeRefresh';
import { MoveButtons, type MakeMove } from '../../shared/flow/MoveButtons';
import { messages } from '../../shell';
import { leadOf } from './model/leadOf';

const ReverifyDialog = lazy(async () => ({
  default: (await import('./ReverifyDialog')).ReverifyDialog,
}));

/** The moves of a dispute that its reader may make. */
export function DisputeMoves({ dispute }: { dispute: Dispute }) {
  const t = useTexts(disputesTexts);
  const refresh = useDisputeRefresh();
  const { submit, isSubmitting } = useSubmit(disputes.update);
  const { id, version, moves } = dispute;
  const move: MakeMove<DisputeMove> = async ({ move: action, label }, reason, options) => {
    // The product makes it with the issue of the correction.
    if (action === 'correct') return undefined;
    const outcome = await submit({ id, action, version, ...(reason && { reason }) }, options);
    if (outcome.ok) messages.show({ text: t.done(label), tone: 'success' });
    else if (reason === null)
      messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    const refreshed = refresh();
    if (!outcome.ok) return outcome.error;
    await refreshed;
    return undefined;
  };
  const withdrawal = moves.find((choice) => choice.move === 'withdraw');
  if (withdrawal)
    return (
      <Button size="small" loading={isSubmitting} onClick={() => void move(withdrawal, null)}>
        {t.withdraw}
      </Button>
    );
  return (
    <MoveButtons
      compact
      choices={moves}
      lead={leadOf(dispute)}
      notes={{ uphold: t.upholdNote, beginCorrection: t.correctNote }}
      dialogs={{
        accept: (onClose) => <ReverifyDialog dispute={dispute} action="accept" onClose={onClose} />,
        reverify: (onClose) => (
          <ReverifyDialog dispute={dispute} action="reverify" onClose={onClose} />
        ),
      }}
      onMove={move}
    />
  );
}
