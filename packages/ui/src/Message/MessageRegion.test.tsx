import { act, fireEvent, render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { MessageRegion } from './MessageRegion';
import { createMessages, type MessageOptions } from './messages';

function renderRegion() {
  const messages = createMessages();
  render(<MessageRegion messages={messages} />);
  return {
    show: (message: MessageOptions) => act(() => messages.show(message)),
    wait: (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000)),
  };
}

describe('MessageRegion', () => {
  conforms(MessageRegion, {
    props: { messages: createMessages() },
    target: () => document.body.lastElementChild,
  });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('announces politely, and interrupts only for danger', () => {
    const { show } = renderRegion();

    show({ text: '已保存', tone: 'success' });
    expect(screen.getByRole('status')).toHaveTextContent('已保存');

    show({ text: '提交失败', tone: 'danger' });
    expect(screen.getByRole('alert')).toHaveTextContent('提交失败');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('disappears after its time', () => {
    const { show, wait } = renderRegion();
    show({ text: '已保存', seconds: 2 });

    wait(1.9);
    expect(screen.getByText('已保存')).toBeVisible();
    wait(0.1);

    expect(screen.queryByText('已保存')).toBeNull();
  });

  it('gives a new message its full time', () => {
    const { show, wait } = renderRegion();
    show({ text: '已保存', seconds: 2 });
    wait(1.9);

    show({ text: '已提交', seconds: 2 });
    wait(1.9);

    expect(screen.getByText('已提交')).toBeVisible();
  });

  it('stays while it is hovered or has focus', () => {
    const { show, wait } = renderRegion();
    show({ text: '已保存' });

    fireEvent.pointerEnter(screen.getByText('已保存'));
    wait(60);
    act(() => screen.getByRole('button', { name: '关闭消息' }).focus());
    fireEvent.pointerLeave(screen.getByText('已保存').parentElement!.parentElement!);
    wait(60);
    expect(screen.getByText('已保存')).toBeVisible();

    act(() => screen.getByRole('button', { name: '关闭消息' }).blur());
    wait(3);

    expect(screen.queryByText('已保存')).toBeNull();
  });

  it('is dismissed by its button and by Escape', () => {
    const { show } = renderRegion();
    show({ text: '已保存' });
    fireEvent.click(screen.getByRole('button', { name: '关闭消息' }));
    expect(screen.queryByText('已保存')).toBeNull();

    show({ text: '已提交' });
    fireEvent.keyDown(document.body, { key: 'Escape' });

    expect(screen.queryByText('已提交')).toBeNull();
  });
});
