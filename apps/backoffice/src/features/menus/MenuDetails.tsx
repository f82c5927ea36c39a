import { useState } from 'react';
import { menus, type ManagedMenu, type MenuEntryRow } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import {
  Button,
  Card,
  ConfirmDialog,
  Drawer,
  EmptyState,
  useLocale,
  useMedia,
  useTexts,
  type TreePlace,
} from '@mingjian/ui';
import { messages } from '../../shell';
import { MenuFacts } from './MenuFacts';
import { MoveMenu } from './MoveMenu';
import * as S from './MenuPage.styles';
import { menuPageTexts } from './menus.texts';
import type { MenuFormTarget } from './useMenuFields';

export interface MenuDetailsProps {
  menu: ManagedMenu;
  /** The selected entry; `undefined` for none. */
  entry: MenuEntryRow | undefined;
  onForm(target: MenuFormTarget): void;
  onMove(code: string, place: TreePlace): void;
  onDeleted(): void;
  /** Called when the details are closed, on a narrow screen. */
  onClose(): void;
}

/** The selected entry with its actions: beside the tree, or above it on a narrow screen. */
export function MenuDetails({ menu, entry, onForm, onMove, onDeleted, onClose }: MenuDetailsProps) {
  const t = useTexts(menuPageTexts);
  const { language } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const isNarrow = useMedia('(width < 992px)');
  const { can } = menu;
  if (!entry)
    return isNarrow ? null : (
      <Card>
        <EmptyState title={t.nothingSelected} description={t.nothingSelectedNext} />
      </Card>
    );

  const { code } = entry;
  const name = language === 'en' ? entry.nameEn : entry.name;
  const actions = (
    <S.Actions>
      {can.update && (
        <Button size="small" onClick={() => onForm({ entry, parentCode: entry.parentCode })}>
          {t.edit}
        </Button>
      )}
      {can.create && (
        <Button size="small" onClick={() => onForm({ entry: null, parentCode: code })}>
          {t.addBelow}
        </Button>
      )}
      {can.update && <MoveMenu menu={menu} code={code} name={name} onMove={onMove} />}
      {can.delete && (
        <Button size="small" tone="quiet" onClick={() => setAsking(true)}>
          {t.delete}
        </Button>
      )}
    </S.Actions>
  );
  const dialog = (
    <DeleteDialog
      entry={entry}
      name={name}
      open={isAsking}
      onClose={() => setAsking(false)}
      onDeleted={onDeleted}
    />
  );
  if (isNarrow)
    return (
      <Drawer open title={name} onClose={onClose}>
        <S.TreePart>
          {actions}
          <MenuFacts menu={menu} entry={entry} />
        </S.TreePart>
        {dialog}
      </Drawer>
    );
  return (
    <Card title={name} actions={actions}>
      <MenuFacts menu={menu} entry={entry} />
      {dialog}
    </Card>
  );
}

interface DeleteDialogProps {
  entry: MenuEntryRow;
  name: string;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}

function DeleteDialog({ entry, name, open, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts(menuPageTexts);
  const http = useHttp();
  const handleConfirm = async () => {
    try {
      await http.send(menus.delete, { id: entry.id });
      messages.show({ text: t.deleted, tone: 'success' });
      onDeleted();
    } catch (problem) {
      messages.show({ text: (problem as Error).message, tone: 'danger', seconds: 5 });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      title={t.deleteTitle(name)}
      confirmLabel={t.delete}
      tone="danger"
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t.deleteNote}
    </ConfirmDialog>
  );
}
