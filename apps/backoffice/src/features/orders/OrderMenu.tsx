import type { ReactElement } from 'react';
import { Button, Icon, IconButton, Menu, useTexts, type MenuProps } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { ChevronDown, FilePlus2, Plus } from 'lucide-react';
import { createOrderPath } from '../../base/orderPaths';
import { useSignedIn, type HeaderActionProps } from '../../shell';
import { createOrderTexts } from './createOrder.texts';

interface OrderMenuProps extends Pick<MenuProps, 'placement'> {
  label: string;
  trigger: ReactElement;
}

/** The kinds of checks to order. Renders nothing for those who may order none. */
function OrderMenu({ label, trigger, placement }: OrderMenuProps) {
  const { can } = useSignedIn();
  const { labelOf } = useDictionary('order_type');
  if (!can('orders.place')) return null;
  const items = ([2, 1] as const).map((type) => ({
    key: String(type),
    label: labelOf(type),
    href: createOrderPath(type),
  }));
  return <Menu label={label} placement={placement} trigger={trigger} items={items} />;
}

/** The menu of the order list. */
export function OrderListMenu() {
  const t = useTexts(createOrderTexts);
  return (
    <OrderMenu
      label={t.startCheck}
      trigger={
        <Button tone="primary" icon={<Icon icon={Plus} />}>
          {t.startCheck}
          <Icon icon={ChevronDown} />
        </Button>
      }
    />
  );
}

/** The menu of the header. */
export function StartCheckMenu({ narrow }: HeaderActionProps) {
  const t = useTexts(createOrderTexts);
  return (
    <OrderMenu
      label={t.startCheck}
      placement="bottom-end"
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
