import { nextUploads, uploadItems, uploadProblem, type UploadAction } from './uploadItems';

const file = (name: string) => new File(['1'], name);
const add = (...uids: string[]): UploadAction => ({
  type: 'add',
  files: uids.map((uid) => ({ uid, file: file(`${uid}.pdf`) })),
});
const after = (...actions: UploadAction[]) => actions.reduce(uploadItems, []);
const result = { path: '/a' };
const failure = { reason: 'server', message: '' } as const;

describe('uploadItems', () => {
  it('leads a file from waiting to done', () => {
    const items = after(
      add('a'),
      { type: 'start', uid: 'a' },
      { type: 'progress', uid: 'a', fraction: 0.4 },
      { type: 'finish', uid: 'a', result },
    );

    expect(items).toMatchObject([{ status: 'done', fraction: 1, result }]);
  });

  it.each([
    { type: 'progress', uid: 'a', fraction: 0.9 },
    { type: 'finish', uid: 'a', result },
    { type: 'fail', uid: 'a', failure },
  ] satisfies UploadAction[])('ignores a late $type of a cancelled file', (late) => {
    const cancelled = after(add('a'), { type: 'start', uid: 'a' }, { type: 'cancel', uid: 'a' });

    expect(uploadItems(cancelled, late)).toBe(cancelled);
  });

  it('sends failed and cancelled files again, and no others', () => {
    const items = after(
      add('failed', 'cancelled', 'done'),
      { type: 'start', uid: 'failed' },
      { type: 'fail', uid: 'failed', failure },
      { type: 'cancel', uid: 'cancelled' },
      { type: 'start', uid: 'done' },
      { type: 'finish', uid: 'done', result },
    );

    const retried = items.reduce((all, { uid }) => uploadItems(all, { type: 'retry', uid }), items);

    expect(retried.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'done']);
    expect(retried[0]!.failure).toBeNull();
  });

  it('limits a fraction to what it can be', () => {
    const started = after(add('a'), { type: 'start', uid: 'a' });

    expect(
      [-1, 3].map(
        (fraction) => uploadItems(started, { type: 'progress', uid: 'a', fraction })[0]!.fraction,
      ),
    ).toEqual([0, 1]);
  });

  it('changes nothing for a file that is gone', () => {
    const items = after(add('a'));

    expect(uploadItems(items, { type: 'finish', uid: 'b', result })).toBe(items);
    expect(uploadItems(items, { type: 'remove', uids: ['b'] })).toBe(items);
  });
});

describe('nextUploads', () => {
  it('fills up to the limit, in order', () => {
    const items = after(add('a', 'b', 'c', 'd'), { type: 'start', uid: 'a' });

    expect(nextUploads(items, 3).map(({ uid }) => uid)).toEqual(['b', 'c']);
    expect(nextUploads(items, 1)).toEqual([]);
  });

  it('sends one at a time whatever the limit', () => {
    expect(nextUploads(after(add('a', 'b')), 0)).toHaveLength(1);
  });
});

describe('uploadProblem', () => {
  const failed = [
    add('a'),
    { type: 'start', uid: 'a' },
    { type: 'fail', uid: 'a', failure },
  ] as const;

  it('is unfinished while any file is on its way, also beside a failed one', () => {
    expect(uploadProblem(after(...failed, add('b')))).toBe('unfinished');
  });

  it('stays failed until the file is sent again or removed', () => {
    expect(uploadProblem(after(...failed))).toBe('failed');
    expect(uploadProblem(after(...failed, { type: 'remove', uids: ['a'] }))).toBeNull();
  });

  it('is none for cancelled files', () => {
    expect(uploadProblem(after(add('a'), { type: 'cancel', uid: 'a' }))).toBeNull();
  });
});
