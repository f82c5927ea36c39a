import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { withStyleSheets } from '../internal/testing/styleSheets';
import { Badge } from './Badge';

withStyleSheets();

describe('Badge', () => {
  conforms(Badge, { props: { label: '未读消息', count: 5 } });

  it('shows 99+ and reads the exact number aloud', () => {
    render(
      <button type="button">
        消息
        <Badge label="未读" count={1284} />
      </button>,
    );

    expect(screen.getByText('99+')).toBeVisible();
    expect(screen.getByRole('button')).toHaveAccessibleName('消息 未读 1,284');
  });

  it('is hidden at zero, unless zero is to be shown', () => {
    const { container, rerender } = render(<Badge label="未读" count={0} />);
    expect(container).toHaveTextContent('');

    rerender(<Badge label="未读" count={0} showZero />);

    expect(screen.getByText('0')).toBeVisible();
  });

  it('announces the meaning of its dot', () => {
    const { container } = render(<Badge label="有新的材料" />);

    expect(container).toHaveTextContent('有新的材料');
  });
});
