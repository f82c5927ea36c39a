import { PanelLeft } from 'lucide-react';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { PageHeader } from '../PageHeader/PageHeader';
import { backOfficeMenu } from '../SideNav/SideNav.fixtures';
import { Stack } from '../Stack/Stack';
import { Table } from '../Table/Table';
import { orders } from '../Table/Table.fixtures';
import { TableFrame } from '../TableFrame/TableFrame';
import { Tag } from '../Tag/Tag';
import { TopNav, type TopNavProps } from '../TopNav/TopNav';

/** The toggle of the side, the breadcrumb and the account. */
export function ShellHeader({
  current = '订单列表',
  onToggle,
}: {
  current?: string;
  onToggle?: () => void;
}) {
  return (
    <>
      <IconButton label="菜单" icon={PanelLeft} onClick={onToggle} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Breadcrumb
          items={[
            { key: 'orders', label: '订单管理' },
            { key: 'list', label: current },
          ]}
        />
      </div>
      <Button tone="quiet">欧阳静怡</Button>
    </>
  );
}

/** The brand, the main menu and the account. */
export function TopMenuHeader({ onItemClick }: Pick<TopNavProps, 'onItemClick'>) {
  return (
    <>
      <strong style={{ paddingInline: 8 }}>明鉴</strong>
      <TopNav items={backOfficeMenu} activeKey="list" onItemClick={onItemClick} />
      <Button tone="quiet">欧阳静怡</Button>
    </>
  );
}

/** The list of orders as a page. */
export function OrdersPage({ title = '订单列表' }: { title?: string }) {
  return (
    <Stack gap="lg" style={{ padding: 16 }}>
      <PageHeader
        title={title}
        tags={<Tag tone="accent">待接单 12</Tag>}
        actions={<Button tone="primary">新增订单</Button>}
      />
      <TableFrame label="订单">
        <Table>{orders}</Table>
      </TableFrame>
    </Stack>
  );
}
