import type { ManagedMenu, MenuEntryRow } from '@mingjian/api';
import { DescriptionList, Icon, Tag, useLocale, useTexts } from '@mingjian/ui';
import { menuIcon } from '../../shell';
import { fullPath } from './model/menuRows';
import * as S from './MenuPage.styles';
import { menuPageTexts } from './menus.texts';

/** The fields of an entry, and the roles that see it. */
export function MenuFacts({ menu, entry }: { menu: ManagedMenu; entry: MenuEntryRow }) {
  const t = useTexts(menuPageTexts);
  const { language } = useLocale();
  const yesOrNo = (flag: 0 | 1) => (flag === 1 ? t.yes : t.no);
  const roles = menu.roles.filter(({ code }) => entry.roles.includes(code));

  return (
    <DescriptionList
      columns={2}
      items={[
        { key: 'path', label: t.fullPath, value: fullPath(menu.entries, entry.code), wide: true },
        { key: 'name', label: t.name, value: entry.name },
        { key: 'nameEn', label: t.nameEn, value: entry.nameEn },
        { key: 'code', label: t.code, value: entry.code },
        { key: 'remark', label: t.remark, value: entry.remark },
        {
          key: 'icon',
          label: t.icon,
          value: entry.icon && (
            <S.Roles>
              <Icon icon={menuIcon(entry.icon)} />
              {entry.icon}
            </S.Roles>
          ),
        },
        { key: 'color', label: t.iconColor, value: entry.iconColor },
        { key: 'shown', label: t.showFlag, value: yesOrNo(entry.showFlag) },
        { key: 'cache', label: t.noCache, value: yesOrNo(entry.noCache) },
        {
          key: 'roles',
          label: t.roles,
          wide: true,
          value:
            roles.length === 0 ? (
              <Tag tone="warning">{t.nobody}</Tag>
            ) : (
              <S.Roles>
                {roles.map((role) => (
                  <Tag key={role.code}>{language === 'en' ? role.nameEn : role.name}</Tag>
                ))}
              </S.Roles>
            ),
        },
      ]}
    />
  );
}
