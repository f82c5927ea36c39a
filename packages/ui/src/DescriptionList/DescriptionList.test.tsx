import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { DescriptionList } from './DescriptionList';

describe('DescriptionList', () => {
  conforms(DescriptionList, {
    props: { items: [{ key: 'name', label: '候选人', value: '欧阳静怡' }] },
  });

  it('announces a missing value, and shows a zero', () => {
    render(
      <DescriptionList
        items={[
          { key: 'email', label: '邮箱', value: '' },
          { key: 'count', label: '附件', value: 0 },
        ]}
      />,
    );

    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '—未填写',
      '0',
    ]);
  });

  it('keeps the direction of a text independent of the page', () => {
    render(
      <DescriptionList
        dir="rtl"
        items={[{ key: 'mobile', label: '手机', value: '138 0013 8000' }]}
      />,
    );

    expect(screen.getByText('138 0013 8000').tagName).toBe('BDI');
  });
});
