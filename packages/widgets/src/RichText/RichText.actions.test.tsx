import { createRef } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { RichText } from './RichText';
import type { RichTextActions, RichTextProps } from './richTextProps';

function renderField(props: Partial<RichTextProps> = {}) {
  const actionsRef = createRef<RichTextActions>();
  render(<RichText label="正文" actionsRef={actionsRef} {...props} />);
  return { problem: () => actionsRef.current!.getProblem() };
}

const pastePicture = () =>
  fireEvent.paste(screen.getByRole('textbox', { name: '正文' }), {
    clipboardData: {
      getData: () => '',
      files: [new File(['x'], '章.png', { type: 'image/png' })],
      types: [],
    },
  });

describe('the problem of a rich text', () => {
  it('is a picture on its way, until it is uploaded', async () => {
    let end!: (url: string) => void;
    const { problem } = renderField({ upload: () => new Promise((resolve) => (end = resolve)) });
    expect(problem()).toBeUndefined();

    pastePicture();
    await screen.findByRole('progressbar');
    expect(problem()).toBe('请等待所有图片上传成功');
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
