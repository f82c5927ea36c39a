import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { Form, useRecordForm, type FormField, type FormValues } from '@mingjian/widgets/Form';
import { ImageControl, ImagesControl } from './ImageControl';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const fields: FormField[] = [
  {
    kind: 'custom',
    field: 'coverUrl',
    label: '封面',
    render: (props) => <ImageControl {...props} kind="article" />,
  },
  {
    kind: 'custom',
    field: 'pictures',
    label: '照片',
    render: (props) => <ImagesControl {...props} kind="picture" />,
  },
];

interface Upload {
  kind: string;
  finish(path: string): void;
  fail(error: Error): void;
}

function renderForm() {
  const uploads: Upload[] = [];
  const http: Http = {
    send: async (_, input) =>
      new Promise((resolve, reject) => {
        const { kind } = input as { kind: string };
        const finish = (path: string) => resolve({ state: 'success', path } as never);
        uploads.push({ kind, finish, fail: reject });
      }),
  };
  const submit = vi.fn<(values: FormValues) => Promise<void>>(async () => {});
  render(
    <ApiProvider http={http}>
      <TestForm submit={submit} />
    </ApiProvider>,
  );
  const user = userEvent.setup();
  const select = async (label: string) => {
    const group = screen.getByRole('group', { name: new RegExp(`^${label}`) });
    const file = new File([PNG], `${label}.png`, { type: 'image/png' });
    await user.upload(group.querySelector<HTMLInputElement>('input[type=file]')!, file);
  };
  return { user, uploads, submit, select };
}

function TestForm({ submit }: { submit: (values: FormValues) => Promise<void> }) {
  const form = useRecordForm({
    fields,
    values: { coverUrl: null, pictures: '["/a.png"]' },
    submit,
  });
  return (
    <>
      <Form form={form} aria-label="文章" />
      <button form={form.id} type="submit">
        保存
      </button>
    </>
  );
}

const save = () => screen.getByRole('button', { name: '保存' });

describe('the control of an image', () => {
  it('upload by their kind, and refuse a save until the upload is finished', async () => {
    const { user, uploads, submit, select } = renderForm();
    await select('封面');
    await vi.waitFor(() => expect(uploads.map(({ kind }) => kind)).toEqual(['article']));
    await user.click(save());
    expect(await screen.findAllByText('请等待所有图片上传成功')).not.toHaveLength(0);
    expect(submit).not.toHaveBeenCalled();

    uploads[0]!.finish('/cover.png');
    await screen.findByText('上传成功');
    await user.click(save());
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(submit.mock.calls[0]![0]).toMatchObject({ coverUrl: '/cover.png' });
  });

  it('show why the server refused a file', async () => {
    const { user, uploads, submit, select } = renderForm();
    await select('封面');
    await vi.waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]!.fail(new ApiError({ kind: 'business', message: '公司的空间已满' }));
    expect(await screen.findByText(/公司的空间已满/)).toBeVisible();

    await user.click(save());
    expect(await screen.findAllByText('出现了网络问题，请刷新页面重新上传！')).not.toHaveLength(0);
    expect(submit).not.toHaveBeenCalled();
  });

  it('hold several pictures as the JSON of their paths', async () => {
    const { user, uploads, submit, select } = renderForm();
    await select('照片');
    await vi.waitFor(() => expect(uploads.map(({ kind }) => kind)).toEqual(['picture']));
    uploads[0]!.finish('/b.png');
    await screen.findByText(/上传成功/);

    await user.click(save());

    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(submit.mock.calls[0]![0]).toMatchObject({ pictures: '["/a.png","/b.png"]' });
  });
});
