import { lazy, useState } from 'react';
import type { OrderDetail } from '@mingjian/api';
import { Button, Icon, useTexts } from '@mingjian/ui';
import { LifeBuoy } from 'lucide-react';
import { PanelBoundary } from '../../../shell';
import { orderNoticeTexts } from './orderNotice.texts';

const NoticeDialog = lazy(async () => ({
  default: (await import('./NoticeDialog')).NoticeDialog,
}));

/** The action that asks others for assistance with an order. */
export function NoticeButton({ order }: { order: OrderDetail | undefined }) {
  const t = useTexts(orderNoticeTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<Icon icon={LifeBuoy} />} onClick={() => setOpen(true)}>
        {t.assistance}
      </Button>
      {isOpen && order && (
        <PanelBoundary onClose={close}>
          <NoticeDialog orderId={order.id} onClose={close} />
        </PanelBoundary>
      )}
    </>
  );
}
