import { useMemo, useState } from 'react';
import { beijing, webhookDeliveries, type WebhookEndpoint } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, Button, Checkbox, Dialog, Stack, useTexts } from '@mingjian/ui';
import { DateTimePicker } from '@mingjian/widgets/DateTimePicker';
import { messages } from '../../shell';
import { webhookListTexts } from './webhookList.texts';

export interface ReplayRangeDialogProps {
  endpoint: WebhookEndpoint;
  onClose(): void;
}

/** Milliseconds of the range that is proposed: the last day. */
const PROPOSED = 24 * 3_600_000;

/** Characters of a time to the minute. */
const TO_MINUTE = 16;

/** Sends the deliveries of a range again. */
export function ReplayRangeDialog({ endpoint, onClose }: ReplayRangeDialogProps) {
  const t = useTexts(webhookListTexts);
  const refresh = useRefresh();
  const { submit, isSubmitting, error } = useSubmit(webhookDeliveries.replayRange);
  const proposed = useMemo(() => proposedRange(), []);
  const [from, setFrom] = useState<string | null>(proposed.from);
  const [to, setTo] = useState<string | null>(proposed.to);
  const [onlyFailed, setOnlyFailed] = useState(true);
  const handleSend = async () => {
    if (from === null || to === null) return;
    const range = { from: `${from}:00`, to: `${to}:59` };
    const choice = onlyFailed ? 1 : 0;
    const result = await submit({ endpointId: endpoint.id, ...range, onlyFailed: choice });
    if (!result.ok) return;
    const { queued } = result.data;
    messages.show({ text: t.replayed(queued), ...(queued > 0 && { tone: 'success' }) });
    await refresh(webhookDeliveries.getList);
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      title={t.replayTitle(endpoint.name)}
      onClose={onClose}
      footer={
        <Button
          tone="primary"
          loading={isSubmitting}
          disabled={from === null || to === null}
          onClick={() => void handleSend()}
        >
          {t.send}
        </Button>
      }
    >
      <Stack gap="md">
        {error ? <Alert tone="danger">{error.message}</Alert> : <Alert>{t.replayNote}</Alert>}
        <DateTimePicker label={t.from} required value={from} onValueChange={setFrom} />
        <DateTimePicker label={t.to} required value={to} onValueChange={setTo} />
        <Checkbox
          label={t.onlyFailed}
          checked={onlyFailed}
          onChange={(event) => setOnlyFailed(event.target.checked)}
        />
      </Stack>
    </Dialog>
  );
}

function proposedRange() {
  const now = Date.now();
  const minuteOf = (time: number) => beijing(new Date(time)).slice(0, TO_MINUTE);
  return { from: minuteOf(now - PROPOSED), to: minuteOf(now) };
}
