import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Text } from './Text';

describe('Text', () => {
  conforms(Text, { props: { children: '待接单' } });

  it('is a paragraph when requested', () => {
    render(<Text element="p">接单后开始计时。</Text>);

    expect(screen.getByRole('paragraph')).toHaveTextContent('接单后开始计时。');
  });

  it('keeps the whole text when it is truncated', () => {
    render(<Text lines={2}>上海明鉴人力资源信息技术服务有限公司</Text>);

    expect(screen.getByText('上海明鉴人力资源信息技术服务有限公司')).toBeVisible();
  });
});
