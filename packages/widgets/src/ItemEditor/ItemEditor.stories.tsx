import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { dictionaries, manyGroups, surveyGroups } from './ItemEditor.fixtures';
import { ItemEditor } from './ItemEditor';
import { itemEditorGuide } from './ItemEditor.guide';
import { draftOf, withAddedItems, withChangedItem, withMovedItem } from './model/surveyItems';

const meta = {
  component: ItemEditor,
  args: { label: '核查项', dictionaries, onValueChange: fn() },
  parameters: { guide: itemEditorGuide },
} satisfies Meta<typeof ItemEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: surveyGroups } };

export const ReadOnly: Story = { args: { defaultValue: surveyGroups, readOnly: true } };

export const Invalid: Story = {
  args: {
    defaultValue: withChangedItem(withChangedItem(surveyGroups, 0, 0, { title: '' }), 0, 1, {
      dicCode: null,
    }).with(1, { ...surveyGroups[1]!, groupCode: 'education' }),
    error: '请检查输入内容',
  },
};

export const Forbidden: Story = {
  args: { defaultValue: withAddedItems(surveyGroups.slice(0, 1), 0, [draftOf('婚姻状况')]) },
};

export const Published: Story = {
  args: {
    published: surveyGroups,
    defaultValue: withAddedItems(withMovedItem(surveyGroups, 0, 0, 1), 1, [draftOf('离职原因')]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /与已发布版本的差异/ }));
    await expect(canvas.getByText(/工作履历 › 离职原因/)).toBeVisible();
  },
};

export const TitlePrompt: Story = {
  args: { defaultValue: surveyGroups },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加核查项' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.getByText('内容不能为空')).toBeVisible());
  },
};

export const PhonePreview: Story = {
  args: { defaultValue: surveyGroups },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '手机预览' }));
    await expect(await screen.findByRole('dialog', { name: '手机预览' })).toBeVisible();
  },
};

export const Long: Story = { args: { defaultValue: manyGroups(3) } };

export const RightToLeft: Story = {
  args: { defaultValue: surveyGroups },
  globals: { direction: 'rtl' },
};
