import { useId, useState, type SubmitEvent } from 'react';
import { Button, Dialog, Stack, Text, TextField, useTexts } from '@mingjian/ui';
import type { Change, Verdict } from '../../report';
import { settle } from '../decisions';
import { useDesk, useReview } from '../desk';
import { lastReasons } from '../model/decisions';
import { sampleIn } from '../model/reportIndex';
import { currentChange, inScope, type Scope } from '../model/review';
import { useSpeech } from '../useCommand';
import { useGroupTitle } from '../useGroupTitle';
import { dialogTexts } from './dialogs.texts';
import { ReasonField } from './ReasonField';

export interface DecisionDialogProps {
  verdict: Verdict;
  scope: Scope;
  onClose: () => void;
}

/**
 * Asks for the reason of a decision, and for the reviewer's name where nobody knows it. Enter
 * decides, in a field of several lines with Ctrl.
 */
export function DecisionDialog({ verdict, scope, onClose }: DecisionDialogProps) {
  const { review } = useDesk();
  const t = useTexts(dialogTexts);
  const formId = useId();
  const form = useDecisionForm({ verdict, scope, onClose });
  const change = useReview(currentChange);
  const [last] = useState(() => lastReasons(review.get().log, verdict));

  return (
    <Dialog
      open
      onClose={onClose}
      title={useTitle(verdict, scope)}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} tone="primary">
            {t[verdict]}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.handleSubmit}>
        <Stack>
          {change && <Subject change={change} scope={scope} />}
          {form.needsName && (
            <TextField
              label={t.name}
              description={t.nameHint}
              required
              autoComplete="name"
              value={form.name}
              error={form.isTried && form.name.trim() === '' ? t.nameMissing : null}
              onValueChange={form.setName}
            />
          )}
          <ReasonField
            verdict={verdict}
            value={form.reason}
            onValueChange={form.setReason}
            last={last}
            isTried={form.isTried}
            onSubmit={form.submit}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** The picture, or the cause of the group and how much of it was looked at. */
function Subject({ change, scope }: { change: Change; scope: Scope }) {
  const t = useTexts(dialogTexts);
  const { title, details } = useGroupTitle(change.group);
  const looked = useReview(
    ({ index, log }) => sampleIn(index, change.id).filter((id) => log.looked.has(id)).length,
  );
  const words =
    scope === 'picture'
      ? [`${change.title} / ${change.name}`, change.cell]
      : [title, ...details, t.sampled(looked)];
  return <Text tone="muted">{words.join(' · ')}</Text>;
}

function useTitle(verdict: Verdict, scope: Scope) {
  const t = useTexts(dialogTexts);
  const count = useReview((review) => inScope(review, scope).length);
  if (scope === 'picture') return verdict === 'deny' ? t.denyTitle : t.acceptTitle;
  return verdict === 'deny' ? t.denyGroupTitle(count) : t.acceptGroupTitle(count);
}

function useDecisionForm({ verdict, scope, onClose }: DecisionDialogProps) {
  const desk = useDesk();
  const speech = useSpeech();
  const [reason, setReason] = useState('');
  const [needsName] = useState(() => desk.preferences.get().reviewer === '');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);

  const submit = () => {
    setTried(true);
    if (reason.trim() === '' || (needsName && name.trim() === '')) return;
    if (needsName) desk.preferences.set({ ...desk.preferences.get(), reviewer: name.trim() });
    onClose();
    settle(desk, speech, { verdict, scope, reason });
  };

  return {
    reason,
    setReason,
    needsName,
    name,
    setName,
    isTried,
    submit,
    handleSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      submit();
    },
  };
}
