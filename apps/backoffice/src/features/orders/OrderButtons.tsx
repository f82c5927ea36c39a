import { Button, Icon, Menu, useTexts } from '@mingjian/ui';
import { ChevronDown, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { createOrderPath } from '../../shared/orders/orderPaths';
import { createOrderTexts } from './createOrder.texts';

/** A menu that opens the form of a flash or a refined check. */
export function OrderButtons() {
  const t = useTexts(createOrderTexts);
  const navigate = useNavigate();
  return (
    <Menu
      label={t.order}
      trigger={
        <Button tone="primary" icon={<Icon icon={Plus} />}>
          {t.order}
          <Icon icon={ChevronDown} />
        </Button>
      }
      items={([2, 1] as const).map((type) => ({
        key: String(type),
        label: t[`title${type}`],
        onSelect: () => void navigate(createOrderPath(type)),
      }))}
    />
  );
}
