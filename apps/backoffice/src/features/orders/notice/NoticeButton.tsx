import { useState } from 'react';
import { IconButton, useTexts } from '@mingjian/ui';
import { LifeBuoy } from 'lucide-react';
import { NoticeDialog } from './NoticeDialog';
import { orderNoticeTexts } from './orderNotice.texts';

/** The action that asks others for assistance with an order. */
export function NoticeButton({ orderId }: { orderId: string }) {
  const t = useTexts(orderNoticeTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t.assistance} icon={LifeBuoy} onClick={() => setOpen(true)} />
      {isOpen && <NoticeDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  );
}
