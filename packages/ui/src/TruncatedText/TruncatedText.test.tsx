import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { TruncatedText } from './TruncatedText';

const company = '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司';

function layOut(scrollWidth: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
}

describe('TruncatedText', () => {
  conforms(TruncatedText, { props: { children: company } });

  afterEach(() => vi.restoreAllMocks());

  it('is plain text while it fits: no tab stop', async () => {
    layOut(200);
    render(<TruncatedText>{company}</TruncatedText>);

    await userEvent.tab();

    expect(document.body).toHaveFocus();
    expect(screen.getAllByText(company)).toHaveLength(1);
  });

  it('is truncated at its end, not at its beginning, in right-to-left text', () => {
    render(<TruncatedText>{company}</TruncatedText>);

    expect(screen.getByText(company)).toHaveAttribute('dir', 'auto');
  });

  it('is focusable when it is truncated, and then shows the whole text', async () => {
    layOut(520);
    render(<TruncatedText>{company}</TruncatedText>);

    await userEvent.tab();
    expect(screen.getByText(company)).toHaveFocus();

    await userEvent.hover(screen.getByText(company));
    await waitFor(() => expect(screen.getAllByText(company)).toHaveLength(2));
  });

  it('keeps an end visible when it is truncated, and is one text while it fits', () => {
    layOut(520);
    const { rerender } = render(<TruncatedText keepEnd={4}>报告（最终版）.pdf</TruncatedText>);
    expect(screen.getByText('.pdf')).toBeVisible();

    layOut(200);
    rerender(<TruncatedText keepEnd={4}>短.pdf</TruncatedText>);

    expect(screen.getByText('短.pdf')).toBeVisible();
  });

  it('stays split where its beginning would fit by itself', () => {
    const name = '报告（最终版）.pdf';
    const widths = { clientWidth: [100, 71], scrollWidth: [102, 71] } as const;
    for (const [key, [whole, part]] of Object.entries(widths))
      vi.spyOn(HTMLElement.prototype, key as keyof typeof widths, 'get').mockImplementation(
        function (this: HTMLElement) {
          return this.textContent === name ? whole : part;
        },
      );
    render(<TruncatedText keepEnd={4}>{name}</TruncatedText>);

    expect(screen.getByText('.pdf')).toBeVisible();
  });

  it('stays in one part when it is not longer than the end', () => {
    layOut(520);
    render(<TruncatedText keepEnd={10}>短.pdf</TruncatedText>);

    expect(screen.getByText('短.pdf')).toHaveAttribute('tabindex', '0');
  });
});
