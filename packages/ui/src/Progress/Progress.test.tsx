import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Progress } from './Progress';

describe('Progress', () => {
  conforms(Progress, { props: { label: '导入', value: 42 } });

  it('announces the progress as a number and as text', () => {
    render(<Progress label="数据核实" value={7} max={9} valueText="已核实 7 项，共 9 项" />);

    const bar = screen.getByRole('progressbar', { name: '数据核实' });
    expect(bar).toHaveAttribute('aria-valuenow', '78');
    expect(bar).toHaveAttribute('aria-valuetext', '已核实 7 项，共 9 项');
    expect(screen.getByText('已核实 7 项，共 9 项')).toBeVisible();
  });

  it.each(['bar', 'ring'] as const)(
    'announces no number while it is indeterminate (%s)',
    (shape) => {
      render(<Progress label="生成报告" shape={shape} />);

      expect(screen.getByRole('progressbar', { name: '生成报告' })).not.toHaveAttribute(
        'aria-valuenow',
      );
      expect(screen.getByText('进行中')).toBeVisible();
    },
  );

  it('keeps its name where the label is hidden', () => {
    render(<Progress label="报告完成度" hideLabel shape="ring" value={12} />);

    expect(screen.getByRole('progressbar', { name: '报告完成度' })).toBeVisible();
  });
});
