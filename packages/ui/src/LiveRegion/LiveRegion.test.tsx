import { act, render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { createAnnouncements } from './announcements';
import { LiveRegion } from './LiveRegion';

describe('LiveRegion', () => {
  conforms(LiveRegion, {
    props: { announcements: createAnnouncements() },
    target: () => screen.getByRole('status').parentElement,
  });

  it('announces politely or assertively', () => {
    const announcements = createAnnouncements();
    render(<LiveRegion announcements={announcements} />);

    act(() => announcements.announce('已加载 20 条'));
    expect(screen.getByRole('status')).toHaveTextContent('已加载 20 条');
    act(() => announcements.announce('连接已断开', 'assertive'));

    expect(screen.getByRole('alert')).toHaveTextContent('连接已断开');
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  it('announces an equal text again', () => {
    const announcements = createAnnouncements();
    render(<LiveRegion announcements={announcements} />);
    act(() => announcements.announce('已复制'));
    const first = screen.getByText('已复制');

    act(() => announcements.announce('已复制'));

    expect(screen.getByText('已复制')).not.toBe(first);
  });
});
