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

  it('does not report the end while it is not displayed', () => {
    const onEndReach = vi.fn();
    render(<VirtualList {...list} onEndReach={onEndReach} />);

    expect(onEndReach).not.toHaveBeenCalled();
  });

  it('shows other items in the same rows, when all are of one height', () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300);
    const { rerender } = render(<VirtualList {...list} rowHeight={30} />);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveStyle({ height: '30px' });

    rerender(<VirtualList {...list} rowHeight={30} items={['王子墨']} />);

    expect(screen.getByRole('listitem')).toBe(first);
    expect(first).toHaveTextContent('王子墨');
  });

  it('does not report the end of an empty list', () => {
    const onEndReach = vi.fn();
    render(<VirtualList {...list} items={[]} onEndReach={onEndReach} />);

    expect(onEndReach).not.toHaveBeenCalled();
  });
});
