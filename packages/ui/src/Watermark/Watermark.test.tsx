import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Watermark } from './Watermark';

describe('Watermark', () => {
  conforms(Watermark, { props: { text: '陈思远', children: '报告' } });

  it('keeps the content readable, and its text from assistive technology', () => {
    render(
      <Watermark text={['陈思远', '2026-11-21']}>
        <h2>报告</h2>
      </Watermark>,
    );

    expect(screen.getByRole('heading', { name: '报告' })).toBeVisible();
    expect(screen.queryByText(/陈思远/)).toBeNull();
  });
});
