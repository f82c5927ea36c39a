import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommandPalette } from './CommandPalette';
import { actions, longNames, pages, people } from './CommandPalette.fixtures';
import { commandPaletteGuide } from './CommandPalette.guide';

const meta = {
  component: CommandPalette,
  args: { open: true, onClose: fn(), sources: [pages, actions, people] },
  parameters: {
    guide: commandPaletteGuide,
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = async () => screen.findByRole('combobox');

export const Overview: Story = {};

export const Recent: Story = { args: { defaultRecent: ['pages/menus', 'actions/dark'] } };

export const Found: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'gl');

    const found = await screen.findByRole('option', { name: /菜单管理/ });
    // On a slow machine the panel is still on its way in.
    await waitFor(async () => expect(found).toBeVisible());
  },
};

export const Narrowed: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '@欧阳');

    await expect(await screen.findByRole('option', { name: /欧阳若兰/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'qqq');

    await expect(await screen.findByText(/qqq/)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { sources: [{ ...people, search: async () => new Promise<never>(() => {}) }] },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '欧阳');

    await expect(await screen.findByText(/^正在查找/)).toBeVisible();
  },
};

export const LoadFailed: Story = {
  args: {
    sources: [pages, { ...people, search: async () => Promise.reject(new Error('offline')) }],
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '管理');

    await expect(await screen.findByRole('option', { name: /没能查到/ })).toBeVisible();
  },
};

export const LongText: Story = { args: { sources: [longNames, actions] } };

export const RightToLeft: Story = {
  args: { sources: [pages, actions] },
  globals: { direction: 'rtl' },
};

/** Opened by a button here; an application binds keys such as Ctrl K. */
export const Controlled: Story = {
  args: { open: false },
  render: function Opens(args) {
    const [isOpen, setOpen] = useState(false);
    const [chosen, setChosen] = useState('');
    const items = [{ id: 'orders', label: '订单管理', onSelect: () => setChosen('订单管理') }];
    return (
      <>
        <p>{chosen}</p>
        <Button onClick={() => setOpen(true)}>搜索</Button>
        <CommandPalette
          {...args}
          open={isOpen}
          onClose={() => setOpen(false)}
          sources={[{ id: 'pages', label: '页面', items }]}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '搜索' });
    await userEvent.click(button);
    await userEvent.type(await field(), '订{Enter}');

    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByText('订单管理')).toBeVisible();
  },
};
