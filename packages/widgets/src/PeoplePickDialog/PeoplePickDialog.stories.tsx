import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Stack, Text } from '@mingjian/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { RecipientSource } from '../RecipientTransfer';
import { PeoplePickDialog } from './PeoplePickDialog';
import { formerColleague, loaders } from './PeoplePickDialog.fixtures';
import { peoplePickDialogGuide } from './PeoplePickDialog.guide';

const { load, resolve } = loaders;

const meta = {
  component: PeoplePickDialog<RecipientSource>,
  args: { open: true, load, resolve, onClose: fn(), onConfirm: fn() },
  parameters: { guide: peoplePickDialogGuide },
} satisfies Meta<typeof PeoplePickDialog<RecipientSource>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: ['2', '1', formerColleague.id] } };

export const Loading: Story = { args: { load: async () => new Promise<never>(() => {}) } };

export const LoadFailed: Story = {
  args: { load: async () => Promise.reject(new Error('网络连接失败，请检查网络')) },
};

export const RightToLeft: Story = { args: { value: ['2'] }, globals: { direction: 'rtl' } };

export const Controlled: Story = {
  args: { open: false },
  render: function Picks(args) {
    const [isOpen, setOpen] = useState(false);
    const [names, setNames] = useState<readonly string[]>([]);
    return (
      <Stack gap="sm">
        <Text>{names.join('、')}</Text>
        <Button onClick={() => setOpen(true)}>选择</Button>
        <PeoplePickDialog
          {...args}
          open={isOpen}
          onClose={() => setOpen(false)}
          onConfirm={(_, people) => {
            setNames(people.map(({ realname }) => realname));
            setOpen(false);
          }}
        />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '选择' }));
    await userEvent.dblClick(await screen.findByRole('option', { name: /林晓/ }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('林晓')).toBeVisible();
  },
};
