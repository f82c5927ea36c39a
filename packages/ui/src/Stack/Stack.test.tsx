import { render, screen, within } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Stack } from './Stack';

describe('Stack', () => {
  conforms(Stack, { props: { children: '待接单' } });

  it.each(['ul', 'ol'] as const)('is a list as %s', (element) => {
    render(
      <Stack element={element} aria-label="候选人">
        <li>欧阳静怡</li>
        <li>王晓明</li>
      </Stack>,
    );

    expect(
      within(screen.getByRole('list', { name: '候选人' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  });

  it('is a region as a named section, and nothing as a div', () => {
    render(
      <Stack element="section" aria-label="订单动态">
        <Stack>已接单</Stack>
      </Stack>,
    );

    expect(screen.getByRole('region', { name: '订单动态' })).toHaveTextContent('已接单');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
