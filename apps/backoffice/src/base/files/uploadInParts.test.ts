import { ApiError, type Http } from '@mingjian/api';
import { uploadInParts } from './uploadInParts';

const lost = () => new ApiError({ kind: 'network', message: '' });
const FILE = new File(['0123456789'], 'a.pdf');

/** A server that appends parts; `fail` may lose a request before or after it has arrived. */
function partServer(fail: (request: number) => 'before' | 'halfway' | undefined = () => undefined) {
  let content = '';
  let sent = 0;
  const calls: string[] = [];
  const send = async (
    { path }: { path: string },
    input: { offset?: number; content?: Blob },
    { signal, onProgress }: { signal?: AbortSignal; onProgress?: (part: number) => void } = {},
  ) => {
    const name = path.split('/').at(-1)!;
    calls.push(name);
    if (signal?.aborted) throw new ApiError({ kind: 'aborted', message: '' });
    if (name === 'finish') return { state: 'success', path: content };
    if (name === 'send') {
      const failure = fail((sent += 1));
      if (failure === 'before') throw lost();
      if (input.offset !== content.length)
        throw new ApiError({
          kind: 'conflict',
          message: '',
          status: 409,
          details: { id: 'x', offset: content.length },
        });
      const part = await input.content!.text();
      onProgress?.(1);
      content += failure ? part.slice(0, Math.ceil(part.length / 2)) : part;
      if (failure) throw lost();
    }
    return { id: 'x', offset: content.length };
  };
  return { http: { send } as unknown as Http, calls, put: (text: string) => (content = text) };
}

const options = { partBytes: 4, pause: async () => undefined };

describe('an upload in parts', () => {
  it('sends every byte once, and reports its progress', async () => {
    const { http, calls } = partServer();
    const progress: number[] = [];

    const { path } = await uploadInParts(http, FILE, {
      ...options,
      onProgress: (fraction) => progress.push(fraction),
    });

    expect(path).toBe('0123456789');
    expect(calls).toEqual(['begin', 'send', 'send', 'send', 'finish']);
    expect(progress).toEqual([0.4, 0.8, 1, 1]);
  });

  it.each(['before', 'halfway'] as const)(
    'goes on with what is left after a connection was lost %s',
    async (moment) => {
      const { http, calls } = partServer((request) => (request === 2 ? moment : undefined));

      expect((await uploadInParts(http, FILE, options)).path).toBe('0123456789');
      expect(calls.filter((name) => name === 'getState')).toHaveLength(1);
    },
  );

  it('goes on where the server says when it has something else', async () => {
    const { http, put } = partServer((request) => {
      if (request === 2) put('0123');
      return undefined;
    });
    put('01');

    expect((await uploadInParts(http, FILE, options)).path).toBe('0123456789');
  });

  it('waits longer after every failure, and gives up in the end', async () => {
    const waits: number[] = [];
    const { http } = partServer(() => 'before');

    await expect(
      uploadInParts(http, FILE, {
        ...options,
        pause: async (failures) => void waits.push(failures),
      }),
    ).rejects.toMatchObject({ kind: 'network' });
    expect(waits).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('ends at once when it is aborted, also while it waits', async () => {
    const stop = new AbortController();
    const { http, calls } = partServer(() => 'before');

    const upload = uploadInParts(http, FILE, { partBytes: 4, signal: stop.signal });
    await vi.waitFor(() => expect(calls).toContain('send'));
    stop.abort();

    await expect(upload).rejects.toBeInstanceOf(ApiError);
    expect(calls).not.toContain('finish');
  });
});
