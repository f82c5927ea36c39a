import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { useRecordForm, type RecordFormOptions } from '../Form';
import { company, companyFields } from './FormDialog.fixtures';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { formDialogGuide } from './FormDialog.guide';

type Options = Omit<FormDialogProps, 'form'> & Partial<RecordFormOptions>;

function CompanyDialog({
  fields = companyFields,
  values = company,
  submit = async () => {},
  ...rest
}: Options) {
  return <FormDialog {...rest} form={useRecordForm({ fields, values, submit })} />;
}

const meta = {
  component: FormDialog as unknown as (props: Options) => React.ReactNode,
  args: { title: '编辑公司：上海明远人力资源有限公司', onClose: fn() },
  parameters: { guide: formDialogGuide, docs: { story: { inline: false, iframeHeight: 640 } } },
  render: (args) => <CompanyDialog {...args} />,
} satisfies Meta<(props: Options) => React.ReactNode>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: /编辑公司/ });
const press = async (name: string) =>
  user.click(within(await dialog()).getByRole('button', { name }));

export const Open: Story = {
  play: async () => {
    await waitFor(async () =>
      expect(within(await dialog()).getByRole('textbox', { name: /^公司名称/ })).toHaveFocus(),
    );
  },
};

export const InDrawer: Story = {
  args: { shape: 'drawer', size: 'medium' },
  play: async () => {
    await dialog();
  },
};

export const TwoSaves: Story = {
  args: { secondSave: { label: '保存并下一条', onPress: fn() } },
  play: async ({ args }) => {
    await press('保存并下一条');

    await expect(args.secondSave!.onPress).toHaveBeenCalledOnce();
  },
};

export const Saving: Story = {
  args: { submit: async () => new Promise(() => {}) },
  play: async () => {
    await press('保存');
  },
};

export const Refused: Story = {
  args: {
    submit: async () => {
      throw new Error('服务器暂时无法处理，请稍后再试');
    },
  },
  play: async () => {
    await press('保存');

    await expect(await screen.findByRole('alert')).toHaveTextContent('服务器暂时无法处理');
  },
};

export const AsksBeforeDiscarding: Story = {
  play: async ({ args }) => {
    await user.type(within(await dialog()).getByRole('textbox', { name: /^英文名称/ }), '!');
    await press('取消');

    await expect(
      await screen.findByRole('alertdialog', { name: '放弃未保存的内容？' }),
    ).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
