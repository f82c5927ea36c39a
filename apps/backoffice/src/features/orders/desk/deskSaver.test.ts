import { ApiError, type Http, type OrderTask, type TaskDesk, type TaskDraft } from '@mingjian/api';
import { createMemoryDrafts } from '@mingjian/widgets/Form';
import { createDeskSaver } from './deskSaver';

const task: OrderTask = {
  id: 't1',
  version: 3,
  moves: [],
  writable: true,
  taskNo: 'T1',
  orderId: 'o1',
  productItemCode: 'employment',
  groupCode: 'employment',
  itemName: '工作履历',
  itemNameEn: 'Employment',
  segIndex: 1,
  status: 20,
  result: null,
  dangerType: 1,
  dangerLevel: 5,
  dangerReason: null,
  ownerId: 'u1',
  ownerName: '林晓',
  assignTime: null,
  startTime: null,
  submitTime: null,
  passTime: null,
  apiStatus: null,
  remark: null,
  createTime: '2026-11-02 09:00:00',
  updateTime: '2026-11-02 09:00:00',
};

const row = { label: '单位', labelEn: 'Employer', claim: '甲公司', finding: '', verdict: null };

const deskOf = (patch: Partial<OrderTask> = {}): TaskDesk => ({
  task: { ...task, ...patch },
  orderNo: 'BX1',
  candidateName: '王晓明',
  companyName: '乙公司',
  position: null,
  rows: [{ ...row, key: 'employment.company' }],
  conclusion: null,
  files: '[]',
  explanation: null,
  doNotContact: false,
  isWaived: false,
  phones: [],
  contacts: [],
});

/** A server that answers each save when it is told to. */
function createServer() {
  const sent: TaskDraft[] = [];
  const waiting: { resolve(value: unknown): void; reject(error: Error): void }[] = [];
  const send = (_call: unknown, input: unknown) =>
    new Promise((resolve, reject) => {
      sent.push(input as TaskDraft);
      waiting.push({ resolve, reject });
    });
  return {
    http: { send } as Http,
    sent,
    remarks: () => sent.map(({ remark, version }) => [remark, version]),
    /** Stores what was sent, and answers with the task. */
    confirm(version: number) {
      const remark = sent.at(-1)!.remark?.trim() || null;
      waiting.shift()!.resolve({ ...task, version, remark, updateTime: '2026-11-02 09:05:00' });
    },
    refuse: (parts: Pick<ApiError, 'kind'> & { details?: unknown }) =>
      waiting.shift()!.reject(new ApiError({ message: '没有成功', ...parts })),
  };
}

describe('the saver of a task', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function create(drafts = createMemoryDrafts(), desk = deskOf()) {
    const server = createServer();
    const onStored = vi.fn<(stored: TaskDesk) => void>();
    const saver = createDeskSaver(server.http, desk, onStored);
    await saver.restore({ store: drafts, record: 'taskDesk/t1' });
    const kept = async () => (await drafts.list('taskDesk/t1')).map(({ values }) => values['own']);
    return { server, onStored, saver, drafts, kept, state: () => saver.store.get() };
  }
  const pause = (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds);

  it('sends one of many changes in a row, and what was typed meanwhile after its answer', async () => {
    const { server, saver, kept, state } = await create();
    for (const remark of ['甲', '甲乙', '甲乙丙 ']) saver.change({ remark });
    expect(await kept()).toMatchObject([{ remark: '甲乙丙 ' }]);
    await pause();
    saver.change({ remark: '甲乙丙丁' });
    await pause();
    expect(server.remarks()).toEqual([['甲乙丙 ', 3]]);

    server.confirm(4);
    await pause();
    expect(server.remarks()).toEqual([
      ['甲乙丙 ', 3],
      ['甲乙丙丁', 4],
    ]);
    server.confirm(5);
    await pause();
    expect(state()).toMatchObject({ saving: 'idle', version: 5, own: { remark: '甲乙丙丁' } });
    expect(await kept()).toEqual([]);
  });

  it('takes a text that the server has cleaned as stored', async () => {
    const { server, saver, state } = await create();
    saver.change({ remark: '甲 ' });
    await pause();
    server.confirm(4);
    await pause();
    expect([server.sent.length, state().saving, state().own.remark]).toEqual([1, 'idle', '甲 ']);
  });

  it('hands on each stored task, so that the page opens again with it', async () => {
    const { server, onStored, saver } = await create();
    const found = { finding: '甲公司', verdict: 1 } as const;
    saver.change({ findings: { 'employment.company': found }, conclusion: '属实' });
    await pause();
    server.confirm(4);
    await pause();
    const stored = onStored.mock.lastCall![0];
    expect(stored).toMatchObject({ conclusion: '属实', rows: [found], task: { version: 4 } });

    const again = await create(createMemoryDrafts(), stored);
    again.saver.change({ remark: '补充' });
    await pause();
    expect(again.server.sent).toMatchObject([{ version: 4, findings: [found] }]);
  });

  it('keeps the draft of a save that fails, and tries again by itself without a connection', async () => {
    const { server, saver, drafts, kept, state } = await create();
    saver.change({ remark: '甲' });
    await pause();
    server.refuse({ kind: 'server' });
    await pause(60_000);
    expect([state().saving, server.sent.length]).toEqual(['failed', 1]);
    expect(await kept()).toMatchObject([{ remark: '甲' }]);

    void saver.flush();
    server.refuse({ kind: 'network' });
    await pause(5_000);
    expect(server.sent).toHaveLength(3);

    const later = await create(drafts);
    expect(later.state().own.remark).toBe('甲');
    await pause();
    later.server.confirm(4);
    await pause();
    expect(await later.kept()).toEqual([]);
  });

  it('tells a conflict once, sends nothing until it is decided, and ends it by a choice', async () => {
    const { server, saver, onStored, kept, state } = await create();
    saver.change({ remark: '我的' });
    await pause();
    const newer = deskOf({ version: 9, remark: '对方的' });
    server.refuse({ kind: 'conflict', details: { desk: newer } });
    await pause();
    expect(state()).toMatchObject({ newer, saving: 'failed', own: { remark: '我的' } });

    saver.change({ conclusion: '属实' });
    await pause(60_000);
    expect([await saver.flush(), server.sent.length]).toEqual([undefined, 1]);
    expect(await kept()).toMatchObject([{ remark: '我的', conclusion: '属实' }]);

    saver.resolve('own');
    await pause();
    expect(server.remarks().at(-1)).toEqual(['我的', 9]);
    expect(state().newer).toBeNull();
    server.refuse({ kind: 'conflict', details: { desk: newer } });
    await pause();
    saver.resolve('theirs');
    await pause();
    expect([server.sent.length, state().own.remark, await kept()]).toEqual([2, '对方的', []]);
    expect(onStored).toHaveBeenLastCalledWith(newer);
  });

  it('sees no conflict with a save of its own whose answer was lost', async () => {
    const { server, saver, state } = await create();
    saver.change({ remark: '甲' });
    await pause();
    server.refuse({ kind: 'network' });
    await pause(5_000);
    server.refuse({
      kind: 'conflict',
      details: { desk: deskOf({ version: 4, remark: '甲' }) },
    });
    await pause();
    expect(state()).toMatchObject({ saving: 'idle', newer: null, version: 4 });
  });

  it('shows no draft of a task that may not be written, and does not lose it', async () => {
    const drafts = createMemoryDrafts();
    const first = await create(drafts);
    first.saver.change({ remark: '甲' });
    const readOnly = await create(drafts, deskOf({ version: 4, status: 30, writable: false }));
    readOnly.saver.adopt(deskOf({ version: 5, status: 40, writable: false }));
    await pause(0);
    expect(readOnly.state().own.remark).toBe('');
    expect(await readOnly.kept()).toMatchObject([{ remark: '甲' }]);
  });

  it('takes a newer task unless there are changes of its own', async () => {
    const { server, saver, state } = await create();
    saver.adopt(deskOf({ version: 4, remark: '别处' }));
    expect(state().own.remark).toBe('别处');
    saver.change({ remark: '我的' });
    saver.adopt(deskOf({ version: 5, remark: '又别处' }));
    await pause();
    expect([state().own.remark, server.remarks()]).toEqual(['我的', [['我的', 4]]]);
  });
});
