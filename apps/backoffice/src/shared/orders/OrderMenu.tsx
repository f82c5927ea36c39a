import type { ReactElement } from 'react';
import { Button, Icon, Menu, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { ChevronDown, Plus } from 'lucide-react';
import { createOrderPath } from '../../base/orderPaths';
import { useSignedIn } from '../../shell';
import { orderTexts } from './orders.texts';

export interface OrderMenuProps {
  /** The button that opens it. @default the primary button of a page */
  trigger?: ReactElement;
}

/** The kinds of checks to order. Renders nothing for those who may order none. */
export function OrderMenu({ trigger }: OrderMenuProps) {
  const t = useTexts(orderTexts);
  const { can } = useSignedIn();
  const { labelOf } = useDictionary('order_type');
  if (!can('orders.place')) return null;
  return (
    <Menu
      label={t.startCheck}
      placement="bottom-end"
      trigger={
        trigger ?? (
          <Button tone="primary" icon={<Icon icon={Plus} />}>
            {t.startCheck}
            <Icon icon={ChevronDown} />
          </Button>
        )
      }
      items={([2, 1] as const).map((type) => ({
        key: String(type),
        label: labelOf(type),
        href: createOrderPath(type),
      }))}
    />
  );
}
