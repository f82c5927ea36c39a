import { renderToString } from 'react-dom/server';
import { render, screen, waitFor } from '@testing-library/react';
import { adaptStyle } from '../internal/richText/adaptiveColors';
import { holdStyles } from '../internal/richText/inlineStyles';
import { RichTextView } from './RichTextView';

describe('RichTextView', () => {
  it('shows HTML without what could run', async () => {
    render(<RichTextView value='<h2>公告</h2><p onclick="pwn()">正文<script>pwn()</script></p>' />);

    expect(await screen.findByRole('heading', { name: '公告' })).toBeVisible();
    expect(document.body.innerHTML).not.toContain('pwn');
  });

  it('sanitises again when the value changes', async () => {
    const { rerender } = render(<RichTextView value="<p>甲</p>" />);
    await screen.findByText('甲');

    rerender(<RichTextView value="<p>乙<img src=x onerror=pwn()></p>" />);

    expect(screen.getByText('乙')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('pwn');
  });

  it('opens links without telling their pages whence', async () => {
    render(<RichTextView value='<a href="https://example.com">资料</a>' />);
    expect(await screen.findByRole('link', { name: '资料' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('passes props on to its element', async () => {
    const { container } = render(<RichTextView value="甲" className="mine" lang="zh" />);
    await waitFor(() => expect(container.querySelector('.mine')).toHaveTextContent('甲'));
    expect(container.querySelector('.mine')).toHaveAttribute('lang', 'zh');
  });

  it('renders nothing of its value on a server, which has no window to sanitise with', () => {
    expect(renderToString(<RichTextView value="<img src=x onerror=pwn()>" />)).not.toContain('pwn');
  });

  it('gives colours a readable partner in dark mode', () => {
    expect(adaptStyle('color:#c00; background-color: #ff0')).toBe(
      'color: light-dark(#c00, oklch(from #c00 max(l, 0.75) c h)); background-color: light-dark(#ff0, oklch(from #ff0 min(l, 0.36) min(c, 0.09) h))',
    );
  });

  it('sets styles by a program, since policies block those in HTML', async () => {
    const { container } = render(
      <RichTextView value='<p style="text-align: center">甲 style="color: red"</p>' />,
    );
    const text = await screen.findByText('甲 style="color: red"');
    expect(text.style.textAlign).toBe('center');
    expect(container.querySelector('[data-style]')).toBeNull();
    expect(holdStyles('<img alt="a style=" style="width: 9px"> style="x"')).toBe(
      '<img alt="a style=" data-style="width: 9px"> style="x"',
    );
  });
});
