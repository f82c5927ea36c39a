import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { TextArea } from './TextArea';

describe('TextArea', () => {
  conforms(TextArea, {
    props: { label: '备注' },
    target: (container) => container.querySelector('textarea'),
  });

  conformsAsField(TextArea, {
    value: '甲',
    submitted: ['甲'],
    next: '甲乙',
    nextSubmitted: ['甲乙'],
    change: (control) => userEvent.type(control, '乙'),
  });

  it('is named by its label and described by description, error and count', () => {
    render(
      <TextArea
        label="备注"
        description="候选人看不到"
        error="请输入该项"
        maxLength={200}
        count
        defaultValue="在职"
      />,
    );

    const area = screen.getByRole('textbox', { name: '备注' });
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription('候选人看不到 请输入该项 已输入 2 字，最多 200 字');
  });

  it('counts typed characters, and announces only the last tenth', async () => {
    render(<TextArea label="备注" maxLength={10} count />);
    expect(screen.getByText('0 / 10')).toBeVisible();

    await userEvent.type(screen.getByRole('textbox'), '一二三');
    expect(screen.getByText('3 / 10')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await userEvent.type(screen.getByRole('textbox'), '四五六七八九');
    expect(screen.getByRole('status')).toHaveTextContent('还可输入 1 字');
  });

  it('counts the parent’s value when controlled, and again after a reset of its form', async () => {
    const { rerender } = render(
      <TextArea label="备注" maxLength={10} count value="在职" onChange={() => {}} />,
    );
    expect(screen.getByText('2 / 10')).toBeVisible();

    rerender(<TextArea label="备注" maxLength={10} count value="" onChange={() => {}} />);

    expect(screen.getByText('0 / 10')).toBeVisible();
  });

  it('counts again after a reset of its form', async () => {
    render(
      <form>
        <TextArea label="备注" maxLength={10} count />
        <button type="reset">重置</button>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), '一二三');

    await userEvent.click(screen.getByRole('button'));

    expect(await screen.findByText('0 / 10')).toBeVisible();
  });

  it('grows with its text where the browser has no `field-sizing`', async () => {
    vi.stubGlobal('CSS', { supports: () => false });
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(120);
    render(<TextArea label="备注" autoGrow />);

    await userEvent.type(screen.getByRole('textbox'), '一{Enter}二');

    expect(screen.getByRole('textbox')).toHaveStyle({ height: '120px' });
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
