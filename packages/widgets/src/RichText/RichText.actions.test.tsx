import { Activity, createRef, useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf } from '../internal/upload/upload.fixtures';
import { RichText } from './RichText';
import type { RichTextActions, RichTextProps } from './richTextProps';
import type { PictureUploadOptions } from './usePictureUploads';

function renderField(props: Partial<RichTextProps> = {}) {
  const actionsRef = createRef<RichTextActions>();
  render(<RichText label="正文" actionsRef={actionsRef} {...props} />);
  return { problem: () => actionsRef.current!.getProblem() };
}

const pastePicture = () =>
  fireEvent.paste(screen.getByRole('textbox', { name: '正文' }), {
    clipboardData: {
      getData: () => '',
      files: [new File([fileOf('章.png')], '章.png', { type: 'image/png' })],
      types: [],
    },
  });

describe('the problem of a rich text', () => {
  it('is a picture on its way, until it is uploaded', async () => {
    let end!: (url: string) => void;
    const upload = vi.fn(() => new Promise<string>((resolve) => (end = resolve)));
    const { problem } = renderField({ upload });
    expect(problem()).toBeUndefined();

    pastePicture();
    await screen.findByRole('progressbar');
    expect(problem()).toBe('请等待所有图片上传成功');
    await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce());
    await act(async () => end('/files/1.png'));
    expect(problem()).toBeUndefined();
  });

  it('is a picture that has failed, until it is removed', async () => {
    const { problem } = renderField({
      upload: async () => {
        throw new Error('offline');
      },
    });
    pastePicture();
    await screen.findByText('章.png 上传失败');
    expect(problem()).toBe('出现了网络问题，请刷新页面重新上传！');

    fireEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(problem()).toBeUndefined();
  });

  it('is a text that is too long', () => {
    const { problem } = renderField({ defaultValue: '<p>甲乙丙</p>', maxLength: 2 });
    expect(problem()).toBe(
      screen.getByText(/超/, { selector: '[id$=error] *, [id$=error]' }).textContent,
    );
  });
});

describe('uploads of a rich text', () => {
  it('aborts uploads when the field is removed', async () => {
    const signals: AbortSignal[] = [];
    function Page() {
      const [isShown, setShown] = useState(true);
      return (
        <>
          {isShown && (
            <RichText
              label="正文"
              upload={(_, { signal }) => {
                signals.push(signal);
                return new Promise(() => {});
              }}
            />
          )}
          <button onClick={() => setShown(false)}>离开</button>
        </>
      );
    }
    render(<Page />);
    pastePicture();
    await screen.findByRole('progressbar');
    await waitFor(() => expect(signals).toHaveLength(1));

    await userEvent.click(screen.getByRole('button', { name: '离开' }));

    expect(signals[0]?.aborted).toBe(true);
  });

  it('go on while its page is hidden', async () => {
    let end!: (url: string) => void;
    const upload = vi.fn(
      (_: File, __: PictureUploadOptions) => new Promise<string>((resolve) => (end = resolve)),
    );
    const onValueChange = vi.fn();
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <RichText label="正文" upload={upload} onValueChange={onValueChange} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    pastePicture();
    await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce());

    rerender(page('hidden'));
    expect(upload.mock.lastCall?.[1].signal.aborted).toBe(false);
    await act(async () => end('/files/1.png'));

    expect(onValueChange).toHaveBeenLastCalledWith('<p><img src="/files/1.png" alt="章"></p>');
  });
});
