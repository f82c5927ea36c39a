import { Lanes } from './lanes';

/** Returns lanes whose works end one after another, and who has begun in them. */
function trackedLanes(count: number) {
  const lanes = new Lanes(count);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (person: string, signal = new AbortController().signal) =>
    lanes.run(person, signal, async () => {
      begun.push(person);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const endNext = async () => {
    ends.shift()!();
    await new Promise(setImmediate);
  };
  return { run, begun, endNext };
}

describe('lanes', () => {
  it('run as much at a time as there are, and let others pass a person who has work running', async () => {
    const { run, begun, endNext } = trackedLanes(2);
    for (const person of ['张', '张', '张', '张', '李']) void run(person);
    await new Promise(setImmediate);
    expect(begun).toEqual(['张', '张']);

    await endNext();

    expect(begun).toEqual(['张', '张', '李']);
    await endNext();
    expect(begun).toEqual(['张', '张', '李', '张']);
  });

  it('forget work that nobody waits for, and go on after work that fails', async () => {
    const { run, begun, endNext } = trackedLanes(1);
    const leaving = new AbortController();
    void run('张');
    const left = run('李', leaving.signal);
    void run('王');

    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await endNext();

    expect(begun).toEqual(['张', '王']);
    const lanes = new Lanes(1);
    const { signal } = new AbortController();
    await expect(
      lanes.run('张', signal, () => Promise.reject(new Error('torn'))),
    ).rejects.toThrow();
    expect(await lanes.run('张', signal, () => Promise.resolve('made'))).toBe('made');
  });
});
