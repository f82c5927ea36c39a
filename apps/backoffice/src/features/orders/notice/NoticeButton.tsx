import { lazy, useState } from 'react';
import { IconButton, useTexts } from '@mingjian/ui';
import { LifeBuoy } from 'lucide-react';
import { PanelBoundary } from '../../../shell';
import { orderNoticeTexts } from './orderNotice.texts';

const NoticeDialog = lazy(async () => ({
  default: (await import('./NoticeDialog')).NoticeDialog,
}));

/** The action that asks others for assistance with an order. */
export function NoticeButton({ orderId }: { orderId: string }) {
  const t = useTexts(orderNoticeTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton label={t.assistance} icon={LifeBuoy} onClick={() => setOpen(true)} />
      {isOpen && (
        <PanelBoundary onClose={close}>
          <NoticeDialog orderId={orderId} onClose={close} />
        </PanelBoundary>
      )}
    </>
  );
}
