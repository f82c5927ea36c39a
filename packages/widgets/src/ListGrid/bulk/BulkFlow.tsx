import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, ConfirmDialog, Dialog, useTexts } from '@mingjian/ui';
import { bulkTexts } from './bulk.texts';
import { ConfirmBody, ConfirmFoot } from './BulkConfirm';
import * as S from './BulkFlow.styles';
import { CollectFailedBody, CollectingBody, RunningBody, RunningFoot } from './BulkProgress';
import { ReportBody, ReportFoot } from './BulkReport';
import { useBulkFlow, type BulkFlowOptions, type BulkFlowState } from './useBulkFlow';

export type BulkFlowProps<Row> = BulkFlowOptions<Row>;

/**
 * Guides an action through many rows: confirmation, progress and a report per row. Renders a
 * `Dialog` that is open while mounted. Mount it with a new key for each start.
 */
export function BulkFlow<Row>(props: BulkFlowProps<Row>) {
  const t = useTexts(bulkTexts);
  const { action, rowKey, labelOf, nameLabel, onClose } = props;
  const flow = useBulkFlow(props);
  const { phase } = flow;
  const [isStopAsked, setStopAsked] = useState(false);
  const bodyRef = useFocusOnChange(phase.kind);
  const isRunning = phase.kind === 'running';
  const isConfirming = phase.kind === 'confirming';
  const close = () => {
    if (!isRunning)
      return onClose({ isAllDone: false, isStarted: phase.kind === 'ended', count: 0 });
    if (!phase.isStopping) setStopAsked(true);
  };
  const titleOf = (kind: typeof phase.kind) => {
    if (kind === 'confirming') return action.confirmText ?? t.ask(action.label);
    return kind === 'ended' ? t.ended(action.label) : action.label;
  };
  const { body, foot } = partsOf({ flow, action, rowKey, labelOf, nameLabel, close });

  return (
    <>
      <Dialog
        open
        onClose={close}
        role={isConfirming ? 'alertdialog' : 'dialog'}
        size={isConfirming ? 'small' : 'medium'}
        title={titleOf(phase.kind)}
        footer={foot ?? <Button onClick={close}>{t.cancel}</Button>}
      >
        <S.Body ref={bodyRef} tabIndex={-1}>
          {body}
        </S.Body>
      </Dialog>
      <ConfirmDialog
        open={isStopAsked && isRunning}
        onClose={() => setStopAsked(false)}
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

interface PartsOptions<Row> extends Pick<
  BulkFlowProps<Row>,
  'action' | 'rowKey' | 'labelOf' | 'nameLabel'
> {
  flow: BulkFlowState<Row>;
  close(): void;
}

/** Returns body and footer of the dialog by phase. Without a footer there is only “cancel”. */
function partsOf<Row>({ flow, action, rowKey, labelOf, nameLabel, close }: PartsOptions<Row>): {
  body: ReactNode;
  foot?: ReactNode;
} {
  const { phase } = flow;
  switch (phase.kind) {
    case 'collecting':
      return { body: <CollectingBody done={phase.done} total={phase.total} /> };
    case 'collectFailed':
      return { body: <CollectFailedBody message={phase.message} onRetry={flow.collect} /> };
    case 'confirming':
      return {
        body: (
          <ConfirmBody
            plan={phase.plan}
            check={phase.check}
            rowKey={rowKey}
            labelOf={labelOf}
            renderInput={action.renderInput}
          />
        ),
        foot: (
          <ConfirmFoot
            action={action}
            canConfirm={phase.plan.rows.length > 0}
            onConfirm={flow.confirm}
            onCancel={close}
          />
        ),
      };
    case 'running':
      return {
        body: (
          <RunningBody
            label={action.label}
            progress={phase.progress}
            isStopping={phase.isStopping}
          />
        ),
        foot: <RunningFoot isStopping={phase.isStopping} onStop={flow.stop} onAbort={flow.abort} />,
      };
    case 'ended':
      return {
        body: (
          <ReportBody
            label={action.label}
            nameLabel={nameLabel}
            rows={phase.rows}
            remaining={phase.remaining.length}
            done={phase.done}
            onRetry={flow.retry}
          />
        ),
        foot: (
          <ReportFoot
            label={action.label}
            nameLabel={nameLabel}
            rows={phase.rows}
            remaining={phase.remaining.length}
            onResume={flow.resume}
            onClose={close}
          />
        ),
      };
  }
}

/** Focuses the body when the phase changes, because the focused control unmounts with it. */
function useFocusOnChange(kind: string) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef(kind);
  useEffect(() => {
    if (last.current !== kind) ref.current?.focus({ preventScroll: true });
    last.current = kind;
  }, [kind]);
  return ref;
}
