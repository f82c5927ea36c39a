import { Activity, StrictMode, useState } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heldUpload, selectFiles } from '../internal/testing/heldUpload';
import { fileOf, uploadAtOnce } from '../internal/upload/upload.fixtures';
import { FileWidget } from './FileWidget';
import type { FileJsonProps, FileWidgetOptions } from './fileWidgetProps';

type Props = Partial<FileWidgetOptions & FileJsonProps>;

function renderWidget(props: Props = {}) {
  const onValueChange = vi.fn<(value: string) => void>();
  const view = render(
    <FileWidget label="附件" upload={uploadAtOnce} onValueChange={onValueChange} {...props} />,
  );
  return { ...view, onValueChange, user: userEvent.setup() };
}

const rows = () => screen.queryAllByRole('listitem');
const entriesOf = (text: string | undefined) => JSON.parse(text ?? '[]') as { name: string }[];

describe('uploads of a FileWidget', () => {
  it('adds several files that finish in one moment, and says so', async () => {
    const { upload, finish } = heldUpload();
    const { onValueChange } = renderWidget({ upload });
    await selectFiles(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));

    await finish('b.pdf', 'c.pdf', 'a.pdf');

    expect(entriesOf(onValueChange.mock.lastCall?.[0]).map(({ name }) => name)).toEqual([
      'a.pdf',
      'b.pdf',
      'c.pdf',
    ]);
    expect(rows()).toHaveLength(3);
    expect(screen.getByText('上传成功')).toBeVisible();
  });

  it('loses no file when its parent renders late', async () => {
    const { upload, finish } = heldUpload();
    const values: string[] = [];
    function SlowParent() {
      const [value, setValue] = useState('');
      return (
        <>
          <FileWidget
            label="附件"
            upload={upload}
            value={value}
            onValueChange={(next) => values.push(next)}
          />
          <button onClick={() => setValue(values.at(-1)!)}>应用</button>
        </>
      );
    }
    render(<SlowParent />);
    await selectFiles(fileOf('a.pdf'), fileOf('b.pdf'));

    await finish('a.pdf');
    await finish('b.pdf');
    await userEvent.click(screen.getByRole('button', { name: '应用' }));

    expect(rows()).toHaveLength(2);
    expect(entriesOf(values.at(-1))).toHaveLength(2);
  });

  it('shows no file as uploading once a fast server has it, in StrictMode too', async () => {
    const upload = vi.fn(uploadAtOnce);
    render(
      <StrictMode>
        <FileWidget label="附件" upload={upload} />
      </StrictMode>,
    );

    await selectFiles(fileOf('a.pdf'), fileOf('b.pdf'));
    await waitFor(() => expect(screen.getByText('上传成功')).toBeVisible());

    expect(upload).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  it('sends three files at a time', async () => {
    const { upload, finish } = heldUpload();
    renderWidget({ upload, max: 9 });
    await selectFiles(...['a', 'b', 'c', 'd', 'e'].map((name) => fileOf(`${name}.pdf`)));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));

    await finish('b.pdf');
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(4));

    expect(screen.getAllByRole('progressbar')).toHaveLength(3);
  });

  it('adds what has finished, keeps what failed, and sends it again', async () => {
    const { upload, finish, fail } = heldUpload();
    const { onValueChange, user } = renderWidget({ upload });
    await selectFiles(fileOf('a.pdf'), fileOf('b.pdf'));

    await fail('a.pdf');
    await finish('b.pdf');

    expect(entriesOf(onValueChange.mock.lastCall?.[0])).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('上传失败：磁盘空间不足');
    expect(screen.queryByText('上传成功')).toBeNull();
    await user.click(screen.getByRole('button', { name: '重新上传 a.pdf' }));
    await finish('a.pdf');

    expect(entriesOf(onValueChange.mock.lastCall?.[0])).toHaveLength(2);
    expect(screen.getByText('上传成功')).toBeVisible();
  });

  it('aborts a cancelled file, whose late response changes nothing', async () => {
    const { upload, held, finish } = heldUpload();
    const { onValueChange, user } = renderWidget({ upload });
    await selectFiles(fileOf('a.pdf'));

    await user.click(screen.getByRole('button', { name: '取消上传 a.pdf' }));
    expect(held.get('a.pdf')!.options.signal.aborted).toBe(true);
    await finish('a.pdf');

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByText('已取消上传')).toBeVisible();
    expect(screen.getByRole('button', { name: '重新上传 a.pdf' })).toHaveFocus();
  });

  it('aborts everything when it is removed', async () => {
    const { upload, held } = heldUpload();
    const { unmount } = renderWidget({ upload });
    await selectFiles(fileOf('a.pdf'));

    unmount();

    expect(held.get('a.pdf')!.options.signal.aborted).toBe(true);
  });

  it('never brings back a file that was deleted while others are sent', async () => {
    const { upload, finish } = heldUpload();
    const { onValueChange, user } = renderWidget({ upload });
    await selectFiles(fileOf('a.pdf'), fileOf('b.pdf'));
    await finish('a.pdf');

    await user.click(screen.getByRole('button', { name: '删除 a.pdf' }));
    await user.click(await screen.findByRole('button', { name: '删除' }));
    await finish('b.pdf');

    expect(entriesOf(onValueChange.mock.lastCall?.[0]).map(({ name }) => name)).toEqual(['b.pdf']);
  });

  it('goes on while its page is hidden, and loses nothing of what finishes there', async () => {
    const { upload, held, finish } = heldUpload();
    const onValueChange = vi.fn<(value: string) => void>();
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <FileWidget label="附件" upload={upload} concurrency={1} onValueChange={onValueChange} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    await selectFiles(fileOf('a.pdf'), fileOf('b.pdf'));

    rerender(page('hidden'));
    expect(held.get('a.pdf')!.options.signal.aborted).toBe(false);
    await finish('a.pdf');
    await waitFor(() => expect(held.has('b.pdf')).toBe(true));
    await finish('b.pdf');
    rerender(page('visible'));

    expect(entriesOf(onValueChange.mock.lastCall?.[0])).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('is emptied with its form, whatever is on its way', async () => {
    const { upload, held } = heldUpload();
    render(
      <form aria-label="表单">
        <FileWidget label="附件" name="files" upload={upload} />
      </form>,
    );
    await selectFiles(fileOf('a.pdf'));

    act(() => screen.getByRole<HTMLFormElement>('form').reset());

    expect(held.get('a.pdf')!.options.signal.aborted).toBe(true);
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
