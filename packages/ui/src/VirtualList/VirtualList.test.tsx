import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { VirtualList } from './VirtualList';

const items = ['欧阳静怡', '王子墨'];
const list = {
  label: '候选人',
  items,
  itemKey: (item: string) => item,
  children: (item: string) => item,
};

describe('VirtualList', () => {
  conforms(VirtualList<string>, { props: list });

  it('is named, and can be focused and scrolled by keyboard', () => {
    render(<VirtualList {...list} />);

    expect(screen.getByRole('list', { name: '候选人' })).toHaveAttribute('tabindex', '0');
  });

  it('is as high as all items, but renders few', () => {
    render(<VirtualList {...list} estimateSize={() => 30} />);

    const height = screen.getByRole('list').firstElementChild as HTMLElement;
    expect(height.style.getPropertyValue('--mj-virtual-list-canvas')).toBe('60px');
  });

  it('does not report the end of an empty list', () => {
    const onEndReach = vi.fn();
    render(<VirtualList {...list} items={[]} onEndReach={onEndReach} />);

    expect(onEndReach).not.toHaveBeenCalled();
  });
});
