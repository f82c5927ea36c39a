import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { Form, useRecordForm, type FormField, type FormValues } from '@mingjian/widgets/Form';
import { FilesControl } from './FilesControl';

const fields: FormField[] = [
  {
    kind: 'rows',
    field: 'rules',
    label: '公司规则',
    noun: '规则',
    fields: [
      {
        kind: 'custom',
        field: 'fileInfo',
        label: '规则文件',
        required: true,
        render: (props) => <FilesControl {...props} />,
      },
    ],
  },
];
const STORED = JSON.stringify([{ name: '须知.pdf', url: '/须知.pdf' }]);

function renderForm() {
  const uploads: { kind: string; finish(path: string): void; fail(): void }[] = [];
  const http: Http = {
    send: async (_, input) =>
      new Promise((resolve, reject) => {
        uploads.push({
          kind: (input as { kind: string }).kind,
          finish: (path) => resolve({ state: 'success', path } as never),
          fail: () => reject(new Error('网络中断')),
        });
      }),
  };
  const submit = vi.fn<(values: FormValues) => Promise<void>>(async () => {});
  render(
    <ApiProvider http={http}>
      <TestForm submit={submit} />
    </ApiProvider>,
  );
  const user = userEvent.setup();
  const rule = (number: number) => screen.getByRole('listitem', { name: `规则 ${number}` });
  const select = async (number: number, ...names: string[]) =>
    user.upload(
      rule(number).querySelector<HTMLInputElement>('input[type=file]')!,
      names.map((name) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })),
    );
  const save = () => user.click(screen.getByRole('button', { name: '保存' }));
  return { user, uploads, submit, rule, select, save };
}

function TestForm({ submit }: { submit: (values: FormValues) => Promise<void> }) {
  const values = { rules: [{ fileInfo: STORED }] };
  const form = useRecordForm({ fields, values, submit });
  return (
    <>
      <Form form={form} aria-label="公司" />
      <button form={form.id} type="submit">
        保存
      </button>
    </>
  );
}

describe('the control of files', () => {
  it('refuses a save while one of several uploads of a row is unfinished or has failed', async () => {
    const { user, uploads, submit, rule, select, save } = renderForm();
    await user.click(screen.getByRole('button', { name: '添加规则' }));
    await select(2, '一.pdf', '二.pdf');
    await vi.waitFor(() => expect(uploads.map(({ kind }) => kind)).toEqual(['paper', 'paper']));

    await save();
    expect(await within(rule(2)).findByText('请等待所有图片上传成功')).toBeVisible();
    expect(within(rule(1)).queryByText('请等待所有图片上传成功')).toBeNull();
    uploads[0]!.finish('/一.pdf');
    uploads[1]!.fail();
    await screen.findByText(/网络中断/);
    await save();
    expect(await within(rule(2)).findByText('出现了网络问题，请刷新页面重新上传！')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: '重新上传 二.pdf' }));
    await vi.waitFor(() => expect(uploads).toHaveLength(3));
    uploads[2]!.finish('/二.pdf');
    await screen.findByText('上传成功');
    await save();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
    const { rules } = submit.mock.calls[0]![0] as { rules: { fileInfo: string }[] };
    expect(rules.map(({ fileInfo }) => JSON.parse(fileInfo))).toEqual([
      [{ name: '须知.pdf', url: '/须知.pdf' }],
      [
        { name: '一.pdf', url: '/一.pdf' },
        { name: '二.pdf', url: '/二.pdf' },
      ],
    ]);
  });

  it('is empty without files, so that a required one is missing', async () => {
    const { user, submit, rule, save } = renderForm();
    await user.click(screen.getByRole('button', { name: '删除 须知.pdf' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: '删除' }));

    await save();

    expect(await within(rule(1)).findByText(/请(填写|选择)规则文件/)).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });
});
