import { Button, Icon, IconButton, Menu, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { ChevronDown, FilePlus2 } from 'lucide-react';
import { createOrderPath } from '../../shared/orders/orderPaths';
import { layoutTexts } from './layout.texts';

export interface StartCheckMenuProps {
  /** Whether the trigger is an icon alone. */
  narrow: boolean;
}

/** The kinds of checks to order, of those who may order. */
export function StartCheckMenu({ narrow }: StartCheckMenuProps) {
  const t = useTexts(layoutTexts);
  const { labelOf } = useDictionary('order_type');
  return (
    <Menu
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
      items={[
        { key: 'flash', label: labelOf(2), href: createOrderPath(2) },
        { key: 'refined', label: labelOf(1), href: createOrderPath(1) },
      ]}
    />
  );
}
