import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { files, type Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { site } from '../../base/site';
import { useStoredAddress } from './useStoredAddress';

const SIGNED = `/CM-API/system/openFile/0a.pdf?ticket=${Date.now() + 600_000}.7.x`;

describe('the address of a stored file', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is that of an upload, or one of this page for another file, while it is shown', async () => {
    const downloads: unknown[] = [];
    const http: Http = {
      send: async (call, input) => {
        expect(call.path).toBe(files.download.path);
        downloads.push(input);
        return new File(['授权书'], '授权书.txt') as never;
      },
    };
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:letter');
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ApiProvider http={http}>{children}</ApiProvider>
    );
    const { result, unmount } = renderHook(useStoredAddress, { wrapper });

    expect(await result.current(SIGNED)).toBe(SIGNED);
    expect(await result.current('https://hr.example/cv.pdf')).toBe('https://hr.example/cv.pdf');
    expect(downloads).toEqual([]);
    expect(await result.current('/authorisations/MJ1.txt')).toBe('blob:letter');
    expect(downloads).toEqual([{ path: '/authorisations/MJ1.txt' }]);
    expect(revoke).not.toHaveBeenCalled();

    unmount();
    expect(revoke).toHaveBeenCalledWith('blob:letter');
  });

  it('is below the base addresses of the deployment for files of an earlier system', async () => {
    site.fileBases = { download: 'https://reports.example', preview: 'https://files.example/a' };
    onTestFinished(() => {
      delete site.fileBases;
    });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ApiProvider http={{ send: () => Promise.reject(new Error('no call')) }}>
        {children}
      </ApiProvider>
    );
    const { result } = renderHook(useStoredAddress, { wrapper });

    expect(await result.current('/2023/cv.pdf')).toBe('https://files.example/a/2023/cv.pdf');
    const download = { refused: false, download: true };
    expect(await result.current('/2023/cv.pdf', download)).toBe(
      'https://reports.example/2023/cv.pdf',
    );
    expect(await result.current(SIGNED, download)).toBe(SIGNED);
  });
});
