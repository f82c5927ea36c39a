import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { FileRefusal } from '../fileContent';
import { heldUpload, selectFiles } from '../internal/testing/heldUpload';
import {
  fileOf,
  inputOf,
  uploadAtOnce,
  uploadForever,
  uploadSome,
} from '../internal/upload/upload.fixtures';
import { FileWidget } from './FileWidget';
import { hostileFiles } from './FileWidget.fixtures';
import type { FileJsonProps, FileWidgetActions, FileWidgetOptions } from './fileWidgetProps';

type Props = Partial<FileWidgetOptions & FileJsonProps>;

const one = '[{"name":"a.pdf","url":"/f/a.pdf"}]';

function renderWidget(props: Props = {}) {
  const onValueChange = vi.fn<(value: string) => void>();
  const view = render(
    <FileWidget label="附件" upload={uploadAtOnce} onValueChange={onValueChange} {...props} />,
  );
  return { ...view, onValueChange, user: userEvent.setup() };
}

const rows = () => screen.queryAllByRole('listitem');
const entriesOf = (text: string | undefined) => JSON.parse(text ?? '[]') as { name: string }[];

describe('FileWidget', () => {
  conformsAsField(FileWidget, {
    props: { upload: uploadAtOnce },
    value: one,
    submitted: [one],
    next: '[{"name":"a.pdf","url":"/f/a.pdf"},{"name":"b.pdf","url":"/files/b.pdf"}]',
    nextSubmitted: ['[{"name":"a.pdf","url":"/f/a.pdf"},{"name":"b.pdf","url":"/files/b.pdf"}]'],
    change: async () => {
      fireEvent.change(inputOf(document), { target: { files: [fileOf('b.pdf')] } });
      await waitFor(() => expect(screen.getByText('b.pdf')).toBeVisible());
    },
    named: (control) => control.closest('fieldset')!,
    boxed: false,
  });

  it('refuses the files above the limit and sends the others', async () => {
    const { onValueChange } = renderWidget({ max: 2, defaultValue: one });

    await selectFiles(fileOf('b.pdf'), fileOf('c.pdf'));

    expect(screen.getByRole('alert')).toHaveTextContent('c.pdf：上传文件个数超出限制!');
    await waitFor(() => expect(onValueChange).toHaveBeenCalledOnce());
    expect(screen.getByRole('button', { name: '选择文件' })).toHaveAccessibleDescription(
      expect.stringContaining('最多 2 个文件'),
    );
  });

  it.each([
    ['a.exe', '不支持的文件格式'],
    ['photo.png.html', '不支持的文件格式'],
  ])('refuses %s by name', async (name, text) => {
    const upload = vi.fn(uploadAtOnce);
    renderWidget({ upload });

    await selectFiles(fileOf(name));

    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('alert')).toHaveTextContent(name);
    expect(upload).not.toHaveBeenCalled();
  });

  it('refuses a program that is named .pdf, and does not offer to send it again', async () => {
    const upload = vi.fn(uploadAtOnce);
    renderWidget({ upload });

    await selectFiles(new File(['MZ\u0090\0'], 'invoice.pdf', { type: 'application/pdf' }));

    expect(await screen.findByText(/^文件内容与扩展名不符：内容是 EXE/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /重新上传/ })).toBeNull();
    expect(upload).not.toHaveBeenCalled();
  });

  it('shows the refusal of a host as it is, and does not offer to send it again', async () => {
    renderWidget({ upload: async () => Promise.reject(new FileRefusal('图片像素过多')) });

    await selectFiles(fileOf('a.pdf'));

    expect(await screen.findByText('图片像素过多')).toBeVisible();
    expect(screen.queryByRole('button', { name: /重新上传/ })).toBeNull();
  });

  it('says why a host converts no file, without blaming the network', async () => {
    const { user } = renderWidget({
      defaultValue: JSON.stringify([{ name: 'a.docx', url: '/a.docx' }]),
      convert: async () => Promise.reject(new FileRefusal('暂不支持该格式文件预览')),
    });

    await user.click(screen.getByRole('button', { name: '预览 a.docx' }));

    expect(await screen.findByText('暂不支持该格式文件预览')).toBeVisible();
    expect(screen.queryByText(/网络/)).toBeNull();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('recommends a size, and refuses only above the limit', async () => {
    const MB = 1024 * 1024;
    renderWidget({ upload: uploadForever, adviceSize: 1, maxSize: 2 });

    await selectFiles(fileOf('large.pdf', 1.5 * MB), fileOf('huge.pdf', 2.5 * MB));

    expect(screen.getByText('大于建议的 1MB')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('huge.pdf：上传文件大小不能超过 2M!');
  });

  it('asks before it deletes, and says that nothing happened', async () => {
    const { onValueChange, user } = renderWidget({ defaultValue: one });
    await user.click(screen.getByRole('button', { name: '删除 a.pdf' }));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('请确认执行该操作');

    await user.click(screen.getByRole('button', { name: '取消' }));

    expect(screen.getByText('取消操作')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('keeps unknown keys and the order of what it did not change', async () => {
    const value =
      '[{"id":1,"name":"a.pdf","url":"/a"},null,{"url":"/b","name":"b.pdf","by":{"x":1}}]';
    const { onValueChange, user } = renderWidget({ defaultValue: value });

    await user.click(screen.getByRole('button', { name: '删除 a.pdf' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      '[null,{"url":"/b","name":"b.pdf","by":{"x":1}}]',
    );
  });

  it('never overwrites a value that it cannot read', async () => {
    const upload = vi.fn(uploadAtOnce);
    const { container, onValueChange } = renderWidget({
      upload,
      name: 'files',
      defaultValue: '[{"name":',
    });
    await act(async () => {
      fireEvent.drop(container.querySelector('fieldset > div')!, {
        dataTransfer: { types: ['Files'], files: [fileOf('a.pdf')], items: [] },
      });
    });

    expect(screen.getByText(/内容无法识别，已原样保留/)).toBeVisible();
    expect(screen.getByRole('button', { name: '选择文件' })).toBeDisabled();
    expect(container.querySelector<HTMLInputElement>('[name="files"]')).toHaveValue('[{"name":');
    expect(upload).not.toHaveBeenCalled();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('takes pasted and dropped files, without folders', async () => {
    const { container, onValueChange } = renderWidget();
    const target = container.querySelector('fieldset > div')!;
    const folder = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }) };
    const plain = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: false }) };

    await act(async () => {
      fireEvent.drop(target, {
        dataTransfer: {
          types: ['Files'],
          files: [fileOf('folder.pdf'), fileOf('a.pdf')],
          items: [folder, plain],
        },
      });
    });
    await act(async () => {
      fireEvent.paste(screen.getByRole('button', { name: '选择文件' }), {
        clipboardData: { files: [fileOf('b.png')] },
      });
    });

    await waitFor(() =>
      expect(entriesOf(onValueChange.mock.lastCall?.[0]).map(({ name }) => name)).toEqual([
        'a.pdf',
        'b.png',
      ]),
    );
  });

  it('gives its value as entries in the other format', async () => {
    const onValueChange = vi.fn();
    render(
      <FileWidget
        label="附件"
        valueFormat="array"
        upload={async () => ({ path: '/f/1', name: '服务器的名称.pdf' })}
        defaultValue={[{ name: 'a', url: '/a', extra: true }]}
        onValueChange={onValueChange}
      />,
    );

    await selectFiles(fileOf('b.pdf'));

    await waitFor(() =>
      expect(onValueChange).toHaveBeenCalledWith([
        { name: 'a', url: '/a', extra: true },
        { name: '服务器的名称.pdf', url: '/f/1' },
      ]),
    );
  });

  it('tells a form to wait for files on their way, and of those that failed', async () => {
    const { upload, finish, fail } = heldUpload();
    const onItemsChange = vi.fn();
    const actionsRef: { current: FileWidgetActions | null } = { current: null };
    const { user } = renderWidget({ upload, onItemsChange, actionsRef });
    expect(actionsRef.current!.getProblem()).toBeUndefined();

    await selectFiles(fileOf('a.pdf'), fileOf('b.pdf'));
    expect(actionsRef.current!.getProblem()).toBe('请等待所有图片上传成功');
    await finish('a.pdf');
    await fail('b.pdf');
    expect(actionsRef.current!.getProblem()).toBe('出现了网络问题，请刷新页面重新上传！');
    await user.click(screen.getByRole('button', { name: '移除 b.pdf' }));

    expect(actionsRef.current!.getProblem()).toBeUndefined();
    expect(onItemsChange).toHaveBeenLastCalledWith([]);
  });

  it('treats a response without a path as a failure', async () => {
    renderWidget({ upload: async () => ({}) as { path: string } });

    await selectFiles(fileOf('a.pdf'));

    expect(await screen.findByRole('alert')).toHaveTextContent('上传失败');
  });

  it('moves the focus to the next file after one is deleted', async () => {
    const { user } = renderWidget({
      defaultValue: '[{"name":"a.zip","url":"/a"},{"name":"b.zip","url":"/b"}]',
    });

    await user.click(screen.getByRole('button', { name: '删除 a.zip' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));

    await waitFor(() => expect(screen.getByRole('button', { name: '下载 b.zip' })).toHaveFocus());
  });

  it('shows hostile names as text, and makes no link of an unsafe address', async () => {
    const { container } = renderWidget({ defaultValue: hostileFiles });
    const [disguised, markup, , path, unknown] = rows();

    expect(disguised).toHaveTextContent('cod\uFFFDfdp.exe文件地址不安全，已禁止打开');
    expect(markup).toHaveTextContent('<img src=x onerror=alert(1)>.png');
    expect(path).toHaveTextContent('../../etc/passwd');
    expect(unknown).toHaveTextContent('无法识别的文件');
    expect(container.querySelector('a, iframe, img')).toBeNull();
    expect(within(disguised!).queryByRole('button', { name: /下载|预览/ })).toBeNull();
    expect(within(markup!).queryByRole('button', { name: /下载|预览/ })).toBeNull();
  });

  it('resolves an address for each download, and refuses one that could run something', async () => {
    const clicked: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.getAttribute('href')} ${this.download} ${this.rel}`);
    });
    const resolveUrl = vi
      .fn()
      .mockResolvedValueOnce('https://files.example.com/1?sign=1')
      .mockResolvedValueOnce('javascript:alert(1)');
    const { user } = renderWidget({ resolveUrl, defaultValue: one });

    await user.click(screen.getByRole('button', { name: '下载 a.pdf' }));
    await user.click(screen.getByRole('button', { name: '下载 a.pdf' }));

    expect(clicked).toEqual(['https://files.example.com/1?sign=1 a.pdf noopener noreferrer']);
    expect(resolveUrl).toHaveBeenCalledTimes(2);
    expect(resolveUrl).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ download: true, refused: false }),
    );
    expect(await screen.findByText('a.pdf 下载失败，请稍后重试')).toBeVisible();
    vi.restoreAllMocks();
  });

  it('says which of several files failed', async () => {
    renderWidget({ upload: uploadSome });

    await selectFiles(fileOf('好.pdf'), fileOf('坏.pdf'));

    expect(await screen.findByRole('alert')).toHaveTextContent('上传失败');
    expect(screen.getByRole('alert').closest('li')).toHaveTextContent('坏.pdf');
  });
});
