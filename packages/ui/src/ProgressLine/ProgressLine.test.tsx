import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { ProgressLine } from './ProgressLine';

describe('ProgressLine', () => {
  conforms(ProgressLine, { props: { active: true } });

  it('is a named progress bar only while it is active', () => {
    const { rerender } = render(<ProgressLine active />);
    expect(screen.getByRole('progressbar', { name: '正在更新' })).toBeVisible();

    rerender(<ProgressLine active={false} />);

    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
