import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { Card } from './Card';

describe('Card', () => {
  conforms(Card, { props: { title: '候选人', children: '欧阳静怡' } });

  it('is a region named by its heading', () => {
    render(<Card title="候选人">欧阳静怡</Card>);

    expect(screen.getByRole('region', { name: '候选人' })).toHaveTextContent('欧阳静怡');
    expect(screen.getByRole('heading', { name: '候选人' })).toBeVisible();
  });

  it('shows and hides the content of a foldable card and its actions by its title', async () => {
    const onOpenChange = vi.fn();
    render(
      <Card foldable title="候选人" actions={<button>编辑</button>} onOpenChange={onOpenChange}>
        欧阳静怡
      </Card>,
    );
    const title = screen.getByRole('button', { name: '候选人', expanded: true });
    expect(screen.getByRole('region', { name: '候选人' })).toBeVisible();

    await userEvent.click(title);

    expect(title).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('欧阳静怡').parentElement).toHaveAttribute('hidden', 'until-found');
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('欧阳静怡')).toBeVisible();
    expect(onOpenChange.mock.calls).toEqual([[false], [true]]);
  });

  it('opens a folded card in which the browser found a text', () => {
    render(
      <Card foldable title="候选人" defaultOpen={false}>
        欧阳静怡
      </Card>,
    );

    act(
      () =>
        void screen.getByText('欧阳静怡').parentElement?.dispatchEvent(new Event('beforematch')),
    );

    expect(screen.getByRole('button', { name: '候选人', expanded: true })).toBeVisible();
  });
});
