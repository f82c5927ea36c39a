import { lazy, useState } from 'react';
import type { OrderDetail } from '@mingjian/api';
import { Button, Icon, useTexts } from '@mingjian/ui';
import { CalendarClock } from 'lucide-react';
import { messages, PanelBoundary } from '../../../shell';
import { delayTexts } from './delay.texts';

const DelayDialog = lazy(async () => ({ default: (await import('./DelayDialog')).DelayDialog }));

/** The action that asks for more time. Renders nothing for those who may not. */
export function DelayButton({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(delayTexts);
  const [isOpen, setOpen] = useState(false);
  if (!order?.askDelay) return null;
  const { blockers } = order.askDelay;
  const handleCancel = () => {
    setOpen(false);
    messages.show({ text: t.cancelled });
  };
  return (
    <>
      <Button
        icon={<Icon icon={CalendarClock} />}
        disabledReason={blockers.length > 0 ? blockers.join(' ') : undefined}
        onClick={() => setOpen(true)}
      >
        {t.ask}
      </Button>
      {isOpen && (
        <PanelBoundary onClose={() => setOpen(false)}>
          <DelayDialog orderId={order.id} onSent={() => setOpen(false)} onClose={handleCancel} />
        </PanelBoundary>
      )}
    </>
  );
}
