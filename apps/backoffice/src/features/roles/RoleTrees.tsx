import { useMemo } from 'react';
import { roles, type MenuNode, type RightGroup, type UserType } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { useLocale, useTexts, type TreeItem } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { CodeTree } from './CodeTree';
import { roleTreesTexts } from './roleTrees.texts';

/** The menu entries that a role sees, checked in the tree of the menu. */
export function MenuTree(props: ControlProps) {
  const t = useTexts(roleTreesTexts);
  const { language } = useLocale();
  const { data, error, mutate } = useCall(roles.getMenus, {});
  const items = useMemo(() => data && menuItems(data, language), [data, language]);
  return (
    <CodeTree
      {...props}
      items={items}
      isFailed={error !== undefined && !data}
      onRetry={() => void mutate()}
      withAncestors
      note={t.menuNote}
    />
  );
}

/** The rights of a role of staff, by the part of the product that they belong to. */
export const StaffRights = (props: ControlProps) => <Rights {...props} userType="serviceUser" />;

/** The rights of a role of clients. */
export const ClientRights = (props: ControlProps) => <Rights {...props} userType="companyUser" />;

function Rights({ userType, ...props }: ControlProps & { userType: UserType }) {
  const t = useTexts(roleTreesTexts);
  const { data, error, mutate } = useCall(roles.getRights, {});
  const items = useMemo(() => data && rightItems(data, userType), [data, userType]);
  return (
    <CodeTree
      {...props}
      items={items}
      isFailed={error !== undefined && !data}
      onRetry={() => void mutate()}
      withAncestors={false}
      note={t.rightNote}
    />
  );
}

function menuItems(nodes: readonly MenuNode[], language: string): TreeItem[] {
  return nodes.map(({ code, name, nameEn, children }) => ({
    key: code,
    label: (language === 'en' && nameEn) || name,
    ...(children.length > 0 && { children: menuItems(children, language) }),
  }));
}

function rightItems(groups: readonly RightGroup[], userType: UserType): TreeItem[] {
  return groups.flatMap(({ module, name, rights }) => {
    const given = rights.filter(({ userTypes }) => userTypes.includes(userType));
    if (given.length === 0) return [];
    const children = given.map((right) => ({ key: right.code, label: right.name }));
    return [{ key: module, label: name, children }];
  });
}
