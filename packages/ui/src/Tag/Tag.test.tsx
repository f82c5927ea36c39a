import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Tag } from './Tag';

describe('Tag', () => {
  conforms(Tag, { props: { tone: 'success', dot: true, children: '已完成' } });

  it('has no button where it cannot be removed', () => {
    render(<Tag>加急</Tag>);

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names its button by the action and its label, which may be a node', () => {
    render(
      <Tag onRemove={() => {}}>
        <b>加急</b>
      </Tag>,
    );

    expect(screen.getByRole('button', { name: '移除 加急' })).toBeVisible();
  });

  it.each(['{Enter}', ' ', '{Delete}', '{Backspace}'])('is removed by %s', async (key) => {
    const onRemove = vi.fn();
    render(<Tag onRemove={onRemove}>加急</Tag>);

    await userEvent.tab();
    await userEvent.keyboard(key);

    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('is removed once by a key that is held down, which would remove the next tags too', async () => {
    const onRemove = vi.fn();
    render(<Tag onRemove={onRemove}>加急</Tag>);

    await userEvent.tab();
    await userEvent.keyboard('{Delete>3/}');

    expect(onRemove).toHaveBeenCalledOnce();
  });
});
