import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ConfirmDialog, Dialog, useTexts } from '@mingjian/ui';
import { AskBody, AskFoot } from './BulkAsk';
import { EndBody, EndFoot } from './BulkEnd';
import * as S from './BulkFlow.styles';
import { bulkTexts } from './bulk.texts';
import { BrokenBody, CollectingBody, RunningBody, RunningFoot } from './BulkWork';
import { type BulkFlowOptions, type BulkFlowState, useBulkFlow } from './useBulkFlow';

export type BulkFlowProps<Row> = BulkFlowOptions<Row>;

/**
 * Leads an action through many rows: what it touches and skips, how far it is, how it ended row by
 * row. Renders a `Dialog` that is open as long as it is mounted; mount it with a key of its own for
 * each start.
 */
export function BulkFlow<Row>(props: BulkFlowProps<Row>) {
  const t = useTexts(bulkTexts);
  const { action, onClose } = props;
  const flow = useBulkFlow(props);
  const { phase } = flow;
  const [asksStop, setAsksStop] = useState(false);
  const bodyRef = useFocusOnChange(phase.kind);
  const isRunning = phase.kind === 'running';
  const isAsking = phase.kind === 'asking';
  const close = () => {
    if (!isRunning)
      return onClose({ isAllDone: false, isStarted: phase.kind === 'ended', count: 0 });
    if (!phase.isStopping) setAsksStop(true);
  };
  const { body, foot } = partsOf(flow, props, close);

  return (
    <>
      <Dialog
        open
        onClose={close}
        role={isAsking ? 'alertdialog' : 'dialog'}
        size={isAsking ? 'small' : 'medium'}
        title={isAsking ? (action.confirmText ?? t.ask(action.label)) : action.label}
        footer={foot ?? <Button onClick={close}>{t.cancel}</Button>}
      >
        <S.Body ref={bodyRef} tabIndex={-1}>
          {body}
        </S.Body>
      </Dialog>
      <ConfirmDialog
        open={asksStop && isRunning}
        onClose={() => setAsksStop(false)}
        title={t.askStop}
        confirmLabel={t.stop}
        cancelLabel={t.goOn}
        tone="danger"
        onConfirm={flow.stop}
      >
        {t.stopNote}
      </ConfirmDialog>
    </>
  );
}

/** What the dialog holds. Without a foot of its own there is only the way out. */
function partsOf<Row>(
  flow: BulkFlowState<Row>,
  props: BulkFlowProps<Row>,
  close: () => void,
): { body: ReactNode; foot?: ReactNode } {
  const { phase } = flow;
  const { action } = props;
  switch (phase.kind) {
    case 'collecting':
      return { body: <CollectingBody {...phase} /> };
    case 'broken':
      return { body: <BrokenBody message={phase.message} onRetry={flow.collect} /> };
    case 'asking':
      return {
        body: <AskBody plan={phase.plan} labelOf={props.labelOf} />,
        foot: (
          <AskFoot
            action={action}
            canConfirm={phase.plan.rows.length > 0}
            onConfirm={flow.confirm}
            onCancel={close}
          />
        ),
      };
    case 'running':
      return {
        body: <RunningBody label={action.label} {...phase} />,
        foot: (
          <RunningFoot
            isStopping={phase.isStopping}
            onStop={flow.stop}
            onBreakOff={flow.breakOff}
          />
        ),
      };
    case 'ended':
      return {
        body: <EndBody label={action.label} {...phase} onRetry={flow.retry} />,
        foot: (
          <EndFoot
            label={action.label}
            rows={phase.rows}
            left={phase.left.length}
            onGoOn={flow.goOn}
            onClose={close}
          />
        ),
      };
  }
}

/** Takes focus when the phase changes: what had it is gone then. */
function useFocusOnChange(kind: string) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(kind);
  useEffect(() => {
    if (last.current !== kind) ref.current?.focus({ preventScroll: true });
    last.current = kind;
  }, [kind]);
  return ref;
}
