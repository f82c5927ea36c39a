import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { ProgressLine } from './ProgressLine';

describe('ProgressLine', () => {
  conforms(ProgressLine, { props: { loading: true } });

  it('is a named progress bar only while something is loading', () => {
    const { rerender } = render(<ProgressLine loading />);
    expect(screen.getByRole('progressbar', { name: '正在更新' })).toBeVisible();

    rerender(<ProgressLine loading={false} />);

    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
