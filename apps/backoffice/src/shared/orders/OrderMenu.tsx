import { Button, Icon, Menu, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { ChevronDown, Plus } from 'lucide-react';
import { createOrderPath } from '../../base/orderPaths';
import { useSignedIn } from '../../shell';
import { orderTexts } from './orders.texts';

/** The primary button that orders a check. Renders nothing for those who may order none. */
export function OrderMenu() {
  const t = useTexts(orderTexts);
  const { can } = useSignedIn();
  const { labelOf } = useDictionary('order_type');
  if (!can('orders.place')) return null;
  return (
    <Menu
      label={t.startCheck}
      placement="bottom-end"
      trigger={
        <Button tone="primary" icon={<Icon icon={Plus} />}>
          {t.startCheck}
          <Icon icon={ChevronDown} />
        </Button>
      }
      items={([1, 2] as const).map((type) => ({
        key: String(type),
        label: labelOf(type),
        href: createOrderPath(type),
      }))}
    />
  );
}
