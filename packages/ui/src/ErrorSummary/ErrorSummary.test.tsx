import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { LocaleProvider } from '../texts/LocaleProvider';
import { ErrorSummary } from './ErrorSummary';
import type { FormError } from './model/findField';

const errors: FormError[] = [
  { fieldId: 'name', message: '请填写姓名' },
  { fieldId: 'reason', message: '请选择背调原因' },
];

const form = (current: readonly FormError[], attempts?: number) => (
  <>
    <ErrorSummary errors={current} focusKey={attempts} />
    <input id="name" aria-label="姓名" />
    <fieldset id="reason">
      <input type="radio" aria-label="入职" />
      <input type="radio" aria-label="晋升" defaultChecked />
    </fieldset>
  </>
);

const summary = () => screen.getByRole('region', { name: '有 2 项需要修改' });

describe('ErrorSummary', () => {
  beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn()));

  conforms(ErrorSummary, { props: { errors } });

  it('renders nothing without errors', () => {
    const { container } = render(<ErrorSummary errors={[]} />);

    expect(container).toBeEmptyDOMElement();
  });

  it('takes focus with each attempt that leaves errors, and never before the first', () => {
    const { rerender } = render(form(errors, 0));
    expect(document.body).toHaveFocus();

    rerender(form(errors, 1));
    expect(summary()).toHaveFocus();
    screen.getByRole('textbox').focus();
    rerender(form(errors.slice(), 1));
    expect(screen.getByRole('textbox')).toHaveFocus();
    rerender(form(errors, 2));

    expect(summary()).toHaveFocus();
  });

  it('is announced only when it takes no focus', () => {
    const { rerender } = render(form(errors));
    expect(screen.getByRole('alert')).toHaveTextContent('有 2 项需要修改');

    rerender(form(errors, 1));

    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves focus to the field, and in a group to the selected control', async () => {
    render(form(errors));

    await userEvent.click(screen.getByRole('link', { name: '请填写姓名' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: '请选择背调原因' }));

    expect(screen.getByRole('radio', { name: '晋升' })).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('counts in English as well', () => {
    render(
      <LocaleProvider language="en">
        <ErrorSummary errors={errors.slice(0, 1)} />
      </LocaleProvider>,
    );

    expect(screen.getByRole('heading', { name: '1 error to correct' })).toBeVisible();
  });
});
