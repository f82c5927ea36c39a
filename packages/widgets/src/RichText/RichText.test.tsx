import { createRef } from 'react';
import { LocaleProvider } from '@mingjian/ui';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { FileRefusal } from '../fileContent';
import { fileOf } from '../internal/upload/upload.fixtures';
import { RichText } from './RichText';
import type { RichTextProps } from './richTextProps';

const tool = (name: string) => screen.getByRole('button', { name });
const text = () => screen.getByRole('textbox', { name: '正文' });

function renderField(props: Partial<RichTextProps> = {}) {
  const onValueChange = vi.fn();
  const { container, rerender } = render(
    <RichText label="正文" onValueChange={onValueChange} {...props} />,
  );
  const show = (more: Partial<RichTextProps>) =>
    rerender(<RichText label="正文" onValueChange={onValueChange} {...props} {...more} />);
  return { onValueChange, container, show };
}

const picture = (name: string) => new File([fileOf(name)], name, { type: 'image/png' });

/** Pastes as a browser does. */
function paste(types: Readonly<Record<string, string>>, files: readonly File[] = []) {
  fireEvent.paste(text(), {
    clipboardData: {
      getData: (type: string) => types[type] ?? '',
      files,
      types: Object.keys(types),
    },
  });
}

describe('RichText', () => {
  conformsAsField(RichText, {
    value: '<p>甲</p>',
    submitted: ['<p>甲</p>'],
    next: '<p>甲</p><hr>',
    nextSubmitted: ['<p>甲</p><hr>'],
    change: () => userEvent.click(tool('分割线')),
  });

  it('shows a document with its headings, lists, tables, links and fields', () => {
    renderField({
      defaultValue:
        '<h2>概述</h2><ol start="3"><li>身份</li><li>学历</li></ol><table><tr><th>单位</th></tr></table><p><a href="/a">说明</a><span data-merge-field="name">姓名</span></p>',
    });

    expect(screen.getByRole('heading', { level: 2, name: '概述' })).toBeVisible();
    expect(screen.getByText('学历').closest('[data-mark]')).toHaveAttribute('data-mark', '4.');
    expect(screen.getByRole('columnheader', { name: '单位' })).toBeVisible();
    expect(screen.getByRole('link', { name: '说明' })).toHaveAttribute('href', '/a');
    expect(screen.getByText('姓名')).toHaveAttribute('contenteditable', 'false');
  });

  it('shows nothing of a hostile value that could run', () => {
    const { container } = renderField({
      defaultValue:
        '<p onclick="pwn()">甲<img src=x onerror="pwn()"><a href="javascript:pwn()">乙</a><script>pwn()</script></p>',
    });
    expect(container.innerHTML).not.toContain('pwn');
  });

  it('reports nothing until something is changed, even where it would write it otherwise', () => {
    const { onValueChange } = renderField({ defaultValue: '<div>旧<b>格式</b></div>' });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('takes over another value of its parent, and keeps its own when the parent lags behind', async () => {
    const { show, onValueChange } = renderField({ value: '<p>甲</p>' });
    await userEvent.click(tool('分割线'));
    await userEvent.click(tool('分割线'));
    const [[first], [second]] = onValueChange.mock.calls as [[string], [string]];

    show({ value: first });
    expect(text().querySelectorAll('hr')).toHaveLength(2);
    show({ value: second });
    show({ value: '' });
    expect(text().querySelectorAll('hr')).toHaveLength(0);
    show({ value: '<p>乙</p>' });
    expect(text()).toHaveTextContent('乙');
  });

  it('takes over no value while a character is composed, but after it', () => {
    const { show } = renderField({ value: '<p>甲</p>' });
    fireEvent.compositionStart(text());

    show({ value: '<p>乙</p>' });
    expect(text()).toHaveTextContent('甲');
    fireEvent.compositionEnd(text());

    expect(text()).toHaveTextContent('乙');
  });

  it('counts characters, and marks those that are too many without cutting them', () => {
    renderField({ defaultValue: '<p>一二<b>三四</b></p><p>五</p>', maxLength: 4 });

    expect(screen.getByText('5 / 4')).toBeVisible();
    expect(text()).toBeInvalid();
    expect(text()).toHaveAccessibleDescription('超出 1 字，请删减');
    expect(text()).toHaveTextContent('一二三四五');
  });

  it('has no toolbar while it is read-only, and a disabled one while it is disabled', () => {
    const { show } = renderField({ readOnly: true });
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(text()).toHaveAttribute('aria-readonly', 'true');

    show({ readOnly: false, disabled: true });
    for (const button of within(screen.getByRole('toolbar')).getAllByRole('button'))
      expect(button).toBeDisabled();
  });

  it('moves to its toolbar by Alt+F10 and back by Escape', async () => {
    renderField({ defaultValue: '<p>甲</p>' });
    act(() => text().focus());

    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    expect(screen.getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');

    expect(text()).toHaveFocus();
  });

  it('has the focus when its label is pressed', async () => {
    renderField();
    await userEvent.click(screen.getByText('正文', { selector: 'label' }));
    expect(text()).toHaveFocus();
  });

  it('offers picture tools only where there is a source of them', () => {
    const { show } = renderField();
    expect(screen.queryByRole('button', { name: '图片' })).toBeNull();
    show({ pickImages: async () => [] });
    expect(tool('图片')).toBeVisible();
  });

  it('has English texts in English', () => {
    render(
      <LocaleProvider language="en">
        <RichText label="Content" defaultValue="<p>a</p>" />
      </LocaleProvider>,
    );
    expect(screen.getByRole('toolbar', { name: 'Content: formatting' })).toBeVisible();
    expect(screen.getByText('1 character')).toBeVisible();
  });

  it('gives its ref to the text and its class to the root', () => {
    const ref = createRef<HTMLDivElement>();
    const { container } = renderField({ ref, className: 'mine' });
    expect(ref.current).toBe(text());
    expect(container.querySelector('.mine')).toContainElement(text());
  });

  it('calls onBlur when focus leaves the field, not when it moves to a tool', async () => {
    const onBlur = vi.fn();
    renderField({ onBlur, defaultValue: '<p>甲</p>' });
    act(() => text().focus());
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    expect(onBlur).not.toHaveBeenCalled();
    act(() => (document.activeElement as HTMLElement).blur());
    expect(onBlur).toHaveBeenCalledOnce();
  });
});

describe('the tools of RichText', () => {
  it('insert links with an address that is completed, and refuse those that could run', async () => {
    const { onValueChange } = renderField();
    await userEvent.click(tool('链接'));
    const dialog = await screen.findByRole('dialog', { name: '链接' });
    const address = within(dialog).getByRole('textbox', { name: '链接地址' });

    await userEvent.type(address, 'javascript:pwn()');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(address).toBeInvalid();
    await userEvent.clear(address);
    await userEvent.type(address, 'example.com/a');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));

    expect(onValueChange).toHaveBeenLastCalledWith(
      '<p><a href="https://example.com/a" target="_blank" rel="noopener noreferrer">https://example.com/a</a></p>',
    );
  });

  it('insert tables and merge fields', async () => {
    const { onValueChange } = renderField({ mergeFields: [{ name: 'orderNo', label: '订单号' }] });
    await userEvent.click(tool('合并字段'));
    await userEvent.click(screen.getByRole('menuitem', { name: '订单号' }));
    expect(onValueChange).toHaveBeenLastCalledWith(
      '<p><span data-merge-field="orderNo">订单号</span></p>',
    );

    await userEvent.click(tool('表格'));
    await userEvent.click(screen.getByRole('menuitem', { name: '插入表格' }));
    const rows = await screen.findByRole('spinbutton', { name: '行数' });
    await userEvent.clear(rows);
    await userEvent.type(rows, '1');
    await userEvent.click(screen.getByRole('button', { name: '插入' }));
    expect(onValueChange).toHaveBeenLastCalledWith(
      expect.stringContaining('<tr><th></th><th></th><th></th></tr></tbody></table>'),
    );
  });

  it('insert pictures of the host, by addresses that can be shown', async () => {
    const pickImages = vi.fn(async () => [
      { url: '/files/seal.png', alt: '公章' },
      { url: 'javascript:pwn()' },
    ]);
    const { onValueChange } = renderField({ pickImages });
    await userEvent.click(tool('图片'));
    await userEvent.click(await screen.findByRole('button', { name: '从素材库选择' }));

    await waitFor(() =>
      expect(onValueChange).toHaveBeenLastCalledWith(
        '<p><img src="/files/seal.png" alt="公章"></p>',
      ),
    );
  });

  it('show the document on a phone, in a frame where nothing runs', async () => {
    renderField({ defaultValue: '<p>甲</p>' });
    await userEvent.click(tool('手机预览'));

    const frame = await screen.findByTitle('正文：手机预览');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(frame).toHaveAttribute('width', '356');
    expect(frame).toHaveAttribute('height', '713');
    expect(frame.getAttribute('srcdoc')).toMatch(/default-src 'none'.*<p>甲<\/p>$/);
  });
});

describe('pasting into RichText', () => {
  it('inserts the document of another program, in one value', async () => {
    const { onValueChange } = renderField();
    paste({ 'text/html': '<p class="MsoNormal"><b>甲</b></p><p>乙<script>pwn()</script></p>' });

    await waitFor(() =>
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('<p><strong>甲</strong></p><p>乙</p>'),
    );
  });

  it('uploads pictures, and reports them once they have an address', async () => {
    let end!: (url: string) => void;
    const upload = vi.fn(() => new Promise<string>((resolve) => (end = resolve)));
    const { onValueChange } = renderField({ upload, defaultValue: '<p>甲</p>' });
    paste({}, [picture('公章.png')]);

    expect(await screen.findByRole('progressbar', { name: '正在上传 公章.png' })).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(upload).toHaveBeenCalledOnce());
    await act(async () => end('/files/1.png'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(
      '<p>甲<img src="/files/1.png" alt="公章"></p>',
    );
    expect(screen.getByRole('img', { name: '公章' })).toHaveAttribute('src', '/files/1.png');
  });

  it('offers to upload again what failed, and never stores it', async () => {
    const upload = vi.fn(async () => '/files/2.png').mockRejectedValueOnce(new Error('offline'));
    const { onValueChange } = renderField({ upload });
    paste({}, [picture('章.png')]);

    expect(await screen.findByText('章.png 上传失败')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    await waitFor(() =>
      expect(onValueChange).toHaveBeenLastCalledWith('<p><img src="/files/2.png" alt="章"></p>'),
    );
  });

  it('says why a picture is refused, without a retry that cannot help', async () => {
    renderField({ upload: async () => Promise.reject(new FileRefusal('图片像素过多')) });
    paste({}, [picture('公章.png')]);

    expect(await screen.findByText('公章.png：图片像素过多')).toBeVisible();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('says how many pictures of other sites it has left out', async () => {
    const { onValueChange } = renderField({ pictureOrigins: ['https://cdn.example'] });
    paste({
      'text/html':
        '<p>甲<img src="https://a.example/1.png"><img src="file:///C:/2.png">' +
        '<img src="https://cdn.example/3.png"></p>',
    });

    expect(await screen.findByText(/^2 张图片在其他网站或本机/)).toBeVisible();
    expect(onValueChange).toHaveBeenLastCalledWith(
      '<p>甲<img src="https://cdn.example/3.png" alt=""></p>',
    );
  });

  it('leaves pictures out where they cannot be uploaded, and says so', async () => {
    renderField();
    paste({ 'text/html': '<p>甲<img src="data:image/png;base64,iVBORw=="></p>' });

    expect(await screen.findByText('此处不能插入图片，粘贴的图片已略过')).toBeInTheDocument();
    expect(text()).toHaveTextContent('甲');
  });
});
