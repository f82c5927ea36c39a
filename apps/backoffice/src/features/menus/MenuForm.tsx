import { crud, menuEntry, type ManagedMenu, type MenuEntryRow } from '@mingjian/api';
import { RowForm } from '../../shared/resourceList/RowForm';
import { menuPageTexts } from './menus.texts';
import { useMenuFields, type MenuFormTarget } from './useMenuFields';

export interface MenuFormProps {
  target: MenuFormTarget;
  menu: ManagedMenu;
  onSaved(row: MenuEntryRow): void;
  onClose(): void;
}

const LIST = {
  calls: crud(menuEntry),
  nameField: 'name',
  pageCode: 'menuList',
  resource: menuEntry.name,
  texts: menuPageTexts,
};

/** The form of an entry of the menu. */
export function MenuForm({ target, menu, onSaved, onClose }: MenuFormProps) {
  const fields = useMenuFields(menu, target);
  return (
    <RowForm
      key={target.entry?.id ?? `new ${target.parentCode}`}
      list={LIST}
      openForm={{ row: target.entry }}
      fields={fields}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}
