import { useMemo } from 'react';
import { menuPathRule, ruleText, type ManagedMenu, type MenuEntryRow } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import type { RowField } from '../../shared/resourceList/model/rowField';
import { menuIconNames } from '../../shell';
import { menuPageTexts } from './menus.texts';
import { fullPath } from './model/menuRows';

/** An open form: the entry that it changes, or the place of a new one. */
export interface MenuFormTarget {
  entry: MenuEntryRow | null;
  /** Code of the entry above; `null` for an outermost one. */
  parentCode: string | null;
}

/** Returns the fields of the form: those of a new entry, or of one that is there. */
export function useMenuFields(menu: ManagedMenu, target: MenuFormTarget): readonly RowField[] {
  const t = useTexts(menuPageTexts);
  const { language } = useLocale();
  const { entries } = menu;
  const { entry, parentCode } = target;
  return useMemo(() => {
    const checkPath = (value: unknown) =>
      menuPathRule.accepts(String(value)) ? undefined : ruleText(menuPathRule, language);
    const parents = entries.map(({ code, name, nameEn }) => ({
      key: code,
      text: `${language === 'en' ? nameEn : name} ${fullPath(entries, code)}`,
    }));
    const place: RowField[] = [
      {
        kind: 'select',
        field: 'parentCode',
        label: t.parentCode,
        options: parents,
        wide: true,
        ...(parentCode !== null && { defaultValue: parentCode }),
      },
      {
        kind: 'text',
        field: 'code',
        label: t.code,
        description: t.codeDescription,
        required: true,
        maxLength: 64,
      },
    ];
    return [
      ...(entry ? [] : place),
      {
        kind: 'text',
        field: 'pageurl',
        label: t.pageurl,
        description: t.pageurlDescription,
        required: true,
        maxLength: 200,
        check: checkPath,
      },
      {
        kind: 'text',
        field: 'name',
        label: t.name,
        required: true,
        maxLength: 64,
        startsLine: true,
      },
      { kind: 'text', field: 'nameEn', label: t.nameEn, required: true, maxLength: 64 },
      {
        kind: 'select',
        field: 'icon',
        label: t.icon,
        options: menuIconNames.map((name) => ({ key: name, text: name })),
      },
      {
        kind: 'text',
        field: 'iconColor',
        label: t.iconColor,
        description: t.iconColorDescription,
        maxLength: 16,
      },
      {
        kind: 'text',
        field: 'remark',
        label: t.remark,
        description: t.remarkDescription,
        maxLength: 64,
        wide: true,
      },
      { kind: 'switch', field: 'showFlag', label: t.showFlag, defaultValue: 1 },
      { kind: 'switch', field: 'noCache', label: t.noCache, defaultValue: 0 },
    ];
  }, [t, language, entries, entry, parentCode]);
}
