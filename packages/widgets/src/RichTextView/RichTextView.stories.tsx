import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SAMPLE_REPORT } from '../internal/richText/sampleReport.fixtures';
import { dangersIn, HOSTILE } from '../richHtml/testing/hostile';
import { RichTextView } from './RichTextView';
import { richTextViewGuide } from './RichTextView.guide';

const meta = {
  component: RichTextView,
  args: { value: SAMPLE_REPORT },
  parameters: { guide: richTextViewGuide, frame: { maxWidth: 720 } },
} satisfies Meta<typeof RichTextView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Report: Story = {};

export const Empty: Story = { args: { value: '' } };

export const PlainText: Story = {
  args: { value: '背景调查以候选人的授权为前提。\n\n如仍有疑问，请联系您的项目经理。' },
};

export const LongText: Story = {
  args: {
    value: `<p>https://example.com/${'a-very-long-address-'.repeat(12)}</p><table><tbody><tr>${'<td>2026-11-25</td>'.repeat(16)}</tr></tbody></table>`,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Pictures that stay have an address of this site that exists. */
const DOCUMENTS = HOSTILE.map((html) => html.replaceAll('/a.png', '/favicon.svg'));

/** Every hostile document of the corpus, rendered in a real browser. */
export const Hostile: Story = {
  args: { value: DOCUMENTS[0]! },
  play: async ({ canvasElement, canvas, mount }) => {
    const ran: string[] = [];
    Object.assign(window, { pwn: () => ran.push('pwn') });
    await mount(
      <div data-testid="all">
        {DOCUMENTS.map((value) => (
          <RichTextView key={value} value={value} />
        ))}
      </div>,
    );
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
    for (const element of canvasElement.querySelectorAll<HTMLElement>('[data-testid] :not(a)'))
      element.click();
    await new Promise((resolve) => void setTimeout(resolve, 300));

    await expect(canvas.getByTestId('all').childElementCount).toBe(HOSTILE.length);
    await expect(ran).toEqual([]);
    await expect(window.location.pathname).toContain('iframe');
    const contents = canvasElement.querySelectorAll('[data-testid] > *');
    await expect(Array.from(contents).flatMap((content) => dangersIn(content))).toEqual([]);
    await mount(<RichTextView value={`<p>${HOSTILE.length} / 0</p>`} />);
  },
};
