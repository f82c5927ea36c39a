import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError, registrations, type Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { useRegistrationPapers } from './useRegistrationPapers';

function renderPapers(refuse: (ticket: string) => Error | undefined = () => undefined) {
  let tickets = 0;
  const http: Http = {
    send: async (call, input) => {
      if (call.path === registrations.startPapers.path) {
        tickets += 1;
        return { ticket: `ticket ${tickets}` } as never;
      }
      const { ticket, file } = input as unknown as { ticket: string; file: File };
      const refusal = refuse(ticket);
      if (refusal) throw refusal;
      return { state: 'success', path: `/uploads/${file.name}` } as never;
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider http={http}>{children}</ApiProvider>
  );
  const papers = renderHook(useRegistrationPapers, { wrapper }).result.current;
  const upload = async (name: string) =>
    papers.upload(new File(['x'], name), {
      signal: new AbortController().signal,
      onProgress: () => {},
    });
  return { papers, upload, tickets: () => tickets };
}

describe('the papers of a request that is being written', () => {
  beforeEach(() => {
    let count = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(count += 1)}`);
  });
  afterEach(() => vi.restoreAllMocks());

  it('share one ticket, which is requested with the first of them', async () => {
    const { papers, upload, tickets } = renderPapers();
    expect([papers.ticket(), tickets()]).toEqual([undefined, 0]);

    await Promise.all(['a.pdf', 'b.pdf'].map(upload));

    expect([papers.ticket(), tickets()]).toEqual(['ticket 1', 1]);
  });

  it('are shown from this page, since the server shows them to staff alone', async () => {
    const { papers, upload } = renderPapers();
    const { path } = await upload('a.pdf');

    const { signal } = new AbortController();
    expect(await papers.resolveUrl!(path, { signal, refused: false })).toBe('blob:1');
  });

  it('get another ticket after one has expired', async () => {
    const expired = new ApiError({ kind: 'forbidden', message: '上传已超时' });
    const { papers, upload } = renderPapers((ticket) =>
      ticket === 'ticket 1' ? expired : undefined,
    );
    await expect(upload('a.pdf')).rejects.toThrow('上传已超时');

    await upload('a.pdf');

    expect(papers.ticket()).toBe('ticket 2');
  });
});
