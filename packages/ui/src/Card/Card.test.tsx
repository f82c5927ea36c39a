import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Card } from './Card';

describe('Card', () => {
  conforms(Card, { props: { title: '候选人', children: '欧阳静怡' } });

  it('is a region named by its heading', () => {
    render(<Card title="候选人">欧阳静怡</Card>);

    expect(screen.getByRole('region', { name: '候选人' })).toHaveTextContent('欧阳静怡');
    expect(screen.getByRole('heading', { name: '候选人' })).toBeVisible();
  });
});
