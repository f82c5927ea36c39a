import { Button, Icon, IconButton, useTexts } from '@mingjian/ui';
import { ChevronDown, FilePlus2 } from 'lucide-react';
import { OrderMenu } from '../../shared/orders/OrderMenu';
import { orderTexts } from '../../shared/orders/orders.texts';
import type { HeaderActionProps } from '../../shell';

/** The menu of the header that orders a check. */
export function StartCheckMenu({ narrow }: HeaderActionProps) {
  const t = useTexts(orderTexts);
  return (
    <OrderMenu
      trigger={
        narrow ? (
          <IconButton label={t.startCheck} icon={FilePlus2} />
        ) : (
          <Button icon={<Icon icon={FilePlus2} />}>
            {t.startCheck}
            <Icon icon={ChevronDown} />
          </Button>
        )
      }
    />
  );
}
