import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { List } from '../List/List';
import { ListItem } from '../List/ListItem';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Link } from './Link';
import { LinkProvider } from './LinkProvider';
import { OpenPageContext, RouterLink } from './LinkProvider.fixtures';
import { linkProviderGuide } from './LinkProvider.guide';

const meta = {
  component: LinkProvider,
  parameters: { guide: linkProviderGuide },
  args: {
    component: RouterLink,
    children: (
      <Stack>
        <Breadcrumb
          items={[
            { key: 'orders', label: '全部订单', href: '#orders' },
            { key: 'order', label: 'BG2026111800421' },
          ]}
        />
        <List label="材料">
          <ListItem href="#letter">授权书</ListItem>
          <ListItem href="#degree" description="2016 年，上海财经大学">
            硕士学位证书
          </ListItem>
        </List>
        <Link href="#candidate">欧阳静怡</Link>
      </Stack>
    ),
  },
  render: function WithRouter(args) {
    const [page, setPage] = useState<string>();
    return (
      <OpenPageContext value={setPage}>
        <LinkProvider {...args} />
        <Text element="p" tone="muted">
          {page === undefined ? '还没有打开页面' : `已打开 ${page}`}
        </Text>
      </OpenPageContext>
    );
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

export const OpensThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '授权书' }));

    await expect(canvas.getByText('已打开 #letter')).toBeVisible();
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByText('已打开 #orders')).toBeVisible();
  },
};
