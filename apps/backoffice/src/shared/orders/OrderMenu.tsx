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
  /** Whether it is also for staff, who order for clients. @default false */
  alsoForStaff?: boolean | undefined;
}

/** The kinds of checks to order. Renders nothing for those who may order none. */
export function OrderMenu({ trigger, alsoForStaff = false }: OrderMenuProps) {
  const t = useTexts(orderTexts);
  const { can, user } = useSignedIn();
  const { labelOf } = useDictionary('order_type');
  const isForClient = alsoForStaff && can('orders.placeFor');
  if (!can('orders.place') && !isForClient) return null;
  const label = isForClient ? t.orderFor : t.startCheck;
  return (
    <Menu
      label={label}
      placement="bottom-end"
      trigger={
        trigger ?? (
          <Button tone="primary" icon={<Icon icon={Plus} />}>
            {label}
            <Icon icon={ChevronDown} />
          </Button>
        )
      }
      items={([2, 1] as const).map((type) => ({
        key: String(type),
        label: labelOf(type),
        href: createOrderPath(type, user.userType),
      }))}
    />
  );
}
