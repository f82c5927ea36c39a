import { composedAfter, draftIn, NOTHING, type ComposedAction } from './composed';

const after = (...actions: ComposedAction[]) => actions.reduce(composedAfter, NOTHING);
const WRITTEN: ComposedAction[] = [
  { kind: 'typed', content: ' 您好 ' },
  { kind: 'sent', key: 'a' },
];

describe('what a person has written', () => {
  it('leaves the field when it is sent, and is gone once the server has it', () => {
    expect(after(...WRITTEN)).toEqual({
      content: '',
      outgoing: [{ key: 'a', content: '您好', failure: null }],
    });
    expect(after(...WRITTEN, { kind: 'done', key: 'a' })).toEqual(NOTHING);
  });

  it('stays with its reason when it did not get through, and leaves again under the same key', () => {
    const failed = after(...WRITTEN, { kind: 'failed', key: 'a', failure: '网络连接失败' });

    expect(failed.outgoing).toEqual([{ key: 'a', content: '您好', failure: '网络连接失败' }]);
    expect(composedAfter(failed, { kind: 'retried', key: 'a' })).toEqual(after(...WRITTEN));
  });

  it('is not sent while it is blank', () => {
    expect(after({ kind: 'typed', content: ' \n ' }, { kind: 'sent', key: 'a' }).outgoing).toEqual(
      [],
    );
  });

  it('comes back after the page was left, what was on its way as not sent', () => {
    const stored: unknown = JSON.parse(
      JSON.stringify(after(...WRITTEN, { kind: 'typed', content: '还有' })),
    );

    expect(draftIn(stored as Record<string, unknown>, '未发送')).toEqual({
      content: '还有',
      outgoing: [{ key: 'a', content: '您好', failure: '未发送' }],
    });
    expect(draftIn({ content: 1, outgoing: [null, { key: 'x' }] }, '未发送')).toEqual(NOTHING);
  });

  it('comes back once, however often its draft is read', () => {
    const draft = { content: '', outgoing: [{ key: 'a', content: '您好', failure: '未发送' }] };

    expect(after({ kind: 'restored', draft }, { kind: 'restored', draft })).toEqual(draft);
  });

  it('keeps what was typed before the draft was read', () => {
    const draft = { content: '旧', outgoing: [] };

    expect(after({ kind: 'typed', content: '新' }, { kind: 'restored', draft }).content).toBe('新');
    expect(after({ kind: 'restored', draft }).content).toBe('旧');
  });
});
