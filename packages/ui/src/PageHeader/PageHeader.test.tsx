import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { PageHeader } from './PageHeader';

describe('PageHeader', () => {
  conforms(PageHeader, { props: { title: '订单列表' } });

  it('contains the page’s heading, and leaves the banner to the shell', () => {
    render(<PageHeader title="订单列表" subtitle="共 1,284 条" />);

    expect(screen.getByRole('heading', { level: 1, name: '订单列表' })).toBeVisible();
    expect(screen.getByText('共 1,284 条')).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
  });
});
