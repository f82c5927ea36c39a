import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Disclosure } from './Disclosure';

describe('Disclosure', () => {
  conforms(Disclosure, { props: { title: '高级选项', children: '加急' } });

  it('shows and hides its content by its button', async () => {
    render(<Disclosure title="高级选项">加急</Disclosure>);
    const button = screen.getByRole('button', { name: '高级选项', expanded: false });
    expect(screen.getByText('加急')).not.toBeVisible();
    expect(document.getElementById(button.getAttribute('aria-controls')!)).toHaveTextContent(
      '加急',
    );

    await userEvent.click(button);
    expect(screen.getByText('加急')).toBeVisible();
    await userEvent.keyboard('{Enter}');

    expect(screen.getByText('加急')).not.toBeVisible();
  });

  it('shows the parent’s state when controlled', async () => {
    const onOpenChange = vi.fn();
    render(
      <Disclosure title="高级选项" open onOpenChange={onOpenChange}>
        加急
      </Disclosure>,
    );

    await userEvent.click(screen.getByRole('button', { expanded: true }));

    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByText('加急')).toBeVisible();
  });

  it('opens when the browser’s search has found its content', () => {
    render(<Disclosure title="高级选项">加急</Disclosure>);

    fireEvent(screen.getByText('加急'), new Event('beforematch', { bubbles: true }));

    expect(screen.getByText('加急')).toBeVisible();
  });

  it('is part of the outline with a heading', () => {
    render(
      <Disclosure title="高级选项" headingLevel={2} disabled>
        加急
      </Disclosure>,
    );

    expect(screen.getByRole('heading', { name: '高级选项', level: 2 })).toBeVisible();
    expect(screen.getByRole('button')).toBeDisabled();
  });
});
