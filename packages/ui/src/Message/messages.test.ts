import { createMessages } from './messages';

describe('createMessages', () => {
  it('shows one message at a time: a new one replaces the old one', () => {
    const messages = createMessages();

    messages.show({ text: '已保存' });
    messages.show({ text: '提交失败', tone: 'danger' });

    expect(messages.get()).toMatchObject({ text: '提交失败', tone: 'danger', seconds: 3 });
  });

  it('limits the time to 2 to 5 seconds', () => {
    const messages = createMessages();
    const stayOf = (seconds: number) => {
      messages.show({ text: '已保存', seconds });
      return messages.get()?.seconds;
    };

    expect([0, 2.5, 60, Number.NaN].map(stayOf)).toEqual([2, 2.5, 5, 3]);
  });

  it('truncates a text to 200 characters, and never within one', () => {
    const messages = createMessages();

    messages.show({ text: '𠮷'.repeat(300) });

    expect(Array.from(messages.get()!.text)).toHaveLength(200);
    expect(messages.get()!.text.endsWith('𠮷…')).toBe(true);
  });

  it('calls its listeners after each change, until they unsubscribe', () => {
    const messages = createMessages();
    const listener = vi.fn();
    const stop = messages.subscribe(listener);

    messages.show({ text: '已保存' });
    messages.dismiss();
    messages.dismiss();
    expect(listener).toHaveBeenCalledTimes(2);

    stop();
    messages.show({ text: '已保存' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
