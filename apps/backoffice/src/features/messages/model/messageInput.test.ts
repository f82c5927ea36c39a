import { messageInputOf, NEW_MESSAGE } from './messageInput';

describe('the draft of a message', () => {
  it('has numbers for codes, and nothing for what is empty', () => {
    expect(messageInputOf({ ...NEW_MESSAGE, orderId: '7', content: '您好' })).toEqual({
      receiverType: 1,
      channel: 1,
      language: 'zh',
      orderId: '7',
      receiverId: null,
      templateCode: null,
      subject: null,
      content: '您好',
    });
  });

  it('has the text of a template or a typed one, never both', () => {
    expect(
      messageInputOf({
        ...NEW_MESSAGE,
        templateCode: 'free.sms',
        content: '您好',
        subject: '主题',
      }),
    ).toMatchObject({ templateCode: 'free.sms', content: null, subject: null });
  });
});
