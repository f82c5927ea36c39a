import { ApiError, type Http, type RecordingMark, type TaskContact } from '@mingjian/api';
import { createMarkSaver } from './markSaver';

const mark = (id: string, text: string): RecordingMark => ({
  url: '/uploads/a.mp3',
  id,
  time: 4,
  text,
});
const first = mark('1', '任职时间');
const contact = { id: 'c1', version: 3, audioMarks: JSON.stringify([first]) } as TaskContact;

type Sent = { id: string; version: number; audioMarks: string };

function saverWith(respond: (input: Sent) => Promise<{ version: number }>) {
  const sent: Sent[] = [];
  const send = async (_: unknown, input: Sent) => {
    sent.push(input);
    return respond(input);
  };
  const onStored = vi.fn();
  const saver = createMarkSaver({ send } as unknown as Http, contact, onStored);
  return { saver, sent, onStored, texts: () => saver.get().marks.map(({ text }) => text) };
}

describe('the marks of a contact', () => {
  it('are sent at once, each save with the version of the one before', async () => {
    const { saver, sent, onStored } = saverWith(async ({ version }) => ({ version: version + 1 }));

    saver.change([first, mark('2', '职位')]);
    saver.change([first, mark('2', '职位一致')]);
    await vi.waitFor(() => expect(onStored).toHaveBeenCalledOnce());

    expect(sent.map(({ version }) => version)).toEqual([3, 4]);
    expect(JSON.parse(sent[1]!.audioMarks)).toEqual([first, mark('2', '职位一致')]);
  });

  it('have those of somebody who was faster beside one’s own', async () => {
    const stored = JSON.stringify([first, mark('2', '对方的')]);
    const { saver, sent, onStored, texts } = saverWith(async ({ version }) => {
      if (version === 5) return { version: 6 };
      const details = { version: 5, fields: [{ field: 'audioMarks', yours: '', stored }] };
      throw new ApiError({ kind: 'conflict', message: '刚被修改', details });
    });

    saver.change([first, mark('2', '我的')]);
    await vi.waitFor(() => expect(onStored).toHaveBeenCalledOnce());

    expect(texts()).toEqual(['任职时间', '对方的', '我的']);
    expect(sent).toHaveLength(2);
  });

  it('stay when they could not be stored, until they are', async () => {
    let isOffline = true;
    const { saver, onStored, texts } = saverWith(async ({ version }) => {
      if (isOffline) throw new ApiError({ kind: 'network', message: '没有网络' });
      return { version: version + 1 };
    });
    saver.change([]);
    await vi.waitFor(() => expect(saver.get().problem?.message).toBe('没有网络'));
    saver.adopt({ ...contact, version: 9 });
    expect(texts()).toEqual([]);

    isOffline = false;
    saver.retry();

    await vi.waitFor(() => expect(onStored).toHaveBeenCalledOnce());
    expect(saver.get().problem).toBeNull();
  });

  it('are those of a newer contact', () => {
    const { saver, texts } = saverWith(async () => ({ version: 4 }));

    saver.adopt({ ...contact, version: 4, audioMarks: null });
    expect(texts()).toEqual([]);
    saver.adopt(contact);
    expect(texts()).toEqual([]);
  });
});
