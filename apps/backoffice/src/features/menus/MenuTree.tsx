import { useState } from 'react';
import type { ManagedMenu } from '@mingjian/api';
import {
  EmptyState,
  SearchField,
  Select,
  Text,
  Tree,
  useLocale,
  useTexts,
  type TreePlace,
} from '@mingjian/ui';
import * as S from './MenuPage.styles';
import { menuPageTexts } from './menus.texts';
import { useMenuItems } from './useMenuItems';

export interface MenuTreeProps {
  menu: ManagedMenu;
  /** Code of the selected entry. */
  selected: string | null;
  onSelect(code: string | null): void;
  onMove(code: string, place: TreePlace): void;
}

/** The tree of the menu: all of it, which can be rearranged, or as a role sees it. */
export function MenuTree({ menu, selected, onSelect, onMove }: MenuTreeProps) {
  const t = useTexts(menuPageTexts);
  const { language } = useLocale();
  const [role, setRole] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const items = useMenuItems(menu.entries, role);
  const previews = menu.roles.map(({ code, name, nameEn }) => ({
    value: code,
    label: t.preview(language === 'en' ? nameEn : name),
  }));
  const preview = previews.find(({ value }) => value === role);

  return (
    <S.TreePart>
      <S.Tools>
        <Select
          label={t.view}
          options={[{ value: '', label: t.everything }, ...previews]}
          value={role ?? ''}
          onValueChange={(code) => setRole(code || null)}
        />
        <SearchField label={t.search} value={query} onValueChange={setQuery} />
      </S.Tools>
      <Text tone="muted" element="p">
        {preview ? t.previewNote : t.treeNote}
      </Text>
      {preview && items.length === 0 ? (
        <EmptyState title={t.previewEmpty} description={t.previewEmptyNext} />
      ) : (
        <Tree
          key={role}
          label={preview?.label ?? t.tree}
          items={items}
          query={query}
          defaultExpandedKeys={items.map(({ key }) => key)}
          selectedKeys={selected === null ? [] : [selected]}
          onSelectedKeysChange={([code]) => onSelect(code ?? null)}
          onItemMove={!preview && menu.can.update ? onMove : undefined}
        />
      )}
    </S.TreePart>
  );
}
