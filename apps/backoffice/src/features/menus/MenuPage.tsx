import { useState } from 'react';
import type { ManagedMenu } from '@mingjian/api';
import { Button, Card, DataState, Icon, PageHeader, useTexts, type LoadState } from '@mingjian/ui';
import { Plus } from 'lucide-react';
import { useOpenForm } from '../../shared/resourceList/useOpenForm';
import { Page } from '../../shared/Page.styles';
import { MenuDetails } from './MenuDetails';
import { MenuForm } from './MenuForm';
import { MenuProblems } from './MenuProblems';
import * as S from './MenuPage.styles';
import { MenuTree } from './MenuTree';
import { menuPageTexts } from './menus.texts';
import { useMenu, type MenuState } from './useMenu';
import type { MenuFormTarget } from './useMenuFields';

/** The whole menu as a tree, with the details of the selected entry beside it. */
export function MenuPage() {
  const t = useTexts(menuPageTexts);
  const state = useMenu();
  const { menu, error, retry } = state;
  const [form, setForm] = useOpenForm<MenuFormTarget>();
  const load: LoadState =
    error && !menu
      ? { kind: 'error', title: t.failed, description: error.message, onRetry: retry }
      : { kind: menu ? 'ready' : 'loading' };

  return (
    <Page>
      <PageHeader
        title={t.pageTitle}
        subtitle={t.subtitle}
        actions={
          menu?.can.create && (
            <Button
              tone="primary"
              icon={<Icon icon={Plus} />}
              onClick={() => setForm({ row: { entry: null, parentCode: null } })}
            >
              {t.add}
            </Button>
          )
        }
      />
      <DataState label={t.pageTitle} state={load}>
        {() => menu && <MenuBody menu={menu} state={state} onForm={(row) => setForm({ row })} />}
      </DataState>
      {menu && form?.row && (
        <MenuForm
          target={form.row}
          menu={menu}
          onSaved={() => {
            setForm(null);
            void state.refresh();
          }}
          onClose={() => setForm(null)}
        />
      )}
    </Page>
  );
}

interface MenuBodyProps {
  menu: ManagedMenu;
  state: MenuState;
  onForm(target: MenuFormTarget): void;
}

function MenuBody({ menu, state, onForm }: MenuBodyProps) {
  const t = useTexts(menuPageTexts);
  const [selected, setSelected] = useState<string | null>(null);
  const entry = menu.entries.find(({ code }) => code === selected);

  return (
    <S.Body>
      <MenuProblems menu={menu} onSelect={setSelected} />
      <Card title={t.tree}>
        <MenuTree menu={menu} selected={selected} onSelect={setSelected} onMove={state.move} />
      </Card>
      <MenuDetails
        menu={menu}
        entry={entry}
        onForm={onForm}
        onMove={state.move}
        onClose={() => setSelected(null)}
        onDeleted={() => {
          setSelected(null);
          void state.refresh();
        }}
      />
    </S.Body>
  );
}
