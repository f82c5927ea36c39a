import { menuOf, type ManagedMenu } from '@mingjian/api';
import {
  Button,
  Icon,
  Menu,
  placeAfter,
  useTexts,
  type TreeItem,
  type TreePlace,
  type TreeStep,
} from '@mingjian/ui';
import { ChevronDown } from 'lucide-react';
import { menuPageTexts } from './menus.texts';

const STEPS: readonly TreeStep[] = ['up', 'down', 'in', 'out'];

export interface MoveMenuProps {
  menu: ManagedMenu;
  code: string;
  name: string;
  onMove(code: string, place: TreePlace): void;
}

/** The moves of an entry as a menu, for fingers and for those who do not drag. */
export function MoveMenu({ menu, code, name, onMove }: MoveMenuProps) {
  const t = useTexts(menuPageTexts);
  const itemOf = ({ code: key, children }: ReturnType<typeof menuOf>[number]): TreeItem => ({
    key,
    label: key,
    children: children.map(itemOf),
  });
  const items = menuOf(menu.entries).map(itemOf);
  const moves = STEPS.flatMap((step) => {
    const place = placeAfter(items, code, step);
    return place ? [{ key: step, label: t[step], onSelect: () => onMove(code, place) }] : [];
  });
  return (
    <Menu
      label={`${t.move} ${name}`}
      trigger={
        <Button size="small" disabled={moves.length === 0}>
          {t.move}
          <Icon icon={ChevronDown} />
        </Button>
      }
      items={moves}
    />
  );
}
