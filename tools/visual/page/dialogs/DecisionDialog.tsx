import { useId, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import {
  Button,
  Dialog,
  isComposed,
  Stack,
  Text,
  TextArea,
  TextField,
  useTexts,
} from '@mingjian/ui';
import type { Verdict } from '../../report';
import { settle } from '../decisions';
import { useDesk, useReview } from '../desk';
import { currentChange, inScope, type Scope } from '../model/review';
import { useSpeech } from '../useCommand';
import { dialogTexts } from './dialogs.texts';

export interface DecisionDialogProps {
  verdict: Verdict;
  scope: Scope;
  onClose: () => void;
}

/**
 * Asks for the reason, which a denial needs, and for the reviewer's name where nobody knows it.
 * Ctrl and Enter decide.
 */
export function DecisionDialog({ verdict, scope, onClose }: DecisionDialogProps) {
  const t = useTexts(dialogTexts);
  const formId = useId();
  const form = useDecisionForm({ verdict, scope, onClose });
  const change = useReview(currentChange);

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
          {change && (
            <Text tone="muted">{`${change.title} / ${change.name} · ${change.cell}`}</Text>
          )}
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
          <TextArea
            label={verdict === 'deny' ? t.reason : t.reasonOptional}
            description={verdict === 'deny' ? t.denyHint : t.acceptHint}
            required={verdict === 'deny'}
            rows={3}
            autoGrow
            value={form.reason}
            error={form.isTried && form.lacksReason ? t.reasonMissing : null}
            onValueChange={form.setReason}
            onKeyDown={form.handleKeyDown}
          />
        </Stack>
      </form>
    </Dialog>
  );
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
  const lacksReason = verdict === 'deny' && reason.trim() === '';

  const submit = () => {
    setTried(true);
    if (lacksReason || (needsName && name.trim() === '')) return;
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
    lacksReason,
    handleSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      submit();
    },
    handleKeyDown(event: KeyboardEvent) {
      if (
        event.key === 'Enter' &&
        (event.ctrlKey || event.metaKey) &&
        !isComposed(event.nativeEvent)
      )
        submit();
    },
  };
}
