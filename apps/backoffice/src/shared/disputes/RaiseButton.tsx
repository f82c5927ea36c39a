import { lazy, useState } from 'react';
import { disputes } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { Button, Icon, useTexts } from '@mingjian/ui';
import { MessageSquareWarning } from 'lucide-react';
import { PanelBoundary } from '../../shell';
import { disputesTexts } from './disputes.texts';

const RaiseDialog = lazy(async () => ({ default: (await import('./RaiseDialog')).RaiseDialog }));

export interface RaiseButtonProps {
  orderId: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

/** The action that disputes an issued report. Renders nothing for those who may not. */
export function RaiseButton({ orderId, size }: RaiseButtonProps) {
  const t = useTexts(disputesTexts);
  const { data } = useCall(disputes.getOfOrder, { orderId });
  const [isOpen, setOpen] = useState(false);
  if (!data?.raise) return null;
  const { blockers } = data.raise;
  return (
    <>
      <Button
        icon={<Icon icon={MessageSquareWarning} />}
        size={size}
        disabledReason={blockers.length > 0 ? blockers.join(' ') : undefined}
        onClick={() => setOpen(true)}
      >
        {t.raise}
      </Button>
      {isOpen && (
        <PanelBoundary onClose={() => setOpen(false)}>
          <RaiseDialog orderId={orderId} offer={data.raise} onClose={() => setOpen(false)} />
        </PanelBoundary>
      )}
    </>
  );
}
