import { ApiError, files, type Http } from '@mingjian/api';
import { isFileRefusal } from '@mingjian/widgets/fileContent';
import { convertFile } from './convertFile';

const FILE = { name: 'a.doc', url: '/uploads/a.doc' };
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

function convertWith(response: Response) {
  const send = vi.fn(async () => '/CM-API/system/openFile/b.pdf?ticket=t');
  const fetching = vi.fn(async () => response);
  vi.stubGlobal('fetch', fetching);
  return { send, fetching, blob: convertFile({ send } as unknown as Http)(FILE, { signal }) };
}

describe('a converted file', () => {
  it('is read from the address that the server returns', async () => {
    const { send, fetching, blob } = convertWith(new Response('%PDF'));

    expect(await (await blob).text()).toBe('%PDF');
    expect(send).toHaveBeenCalledWith(files.convertDocument, { docPath: FILE.url }, { signal });
    expect(fetching).toHaveBeenCalledWith('/CM-API/system/openFile/b.pdf?ticket=t', { signal });
  });

  it('is an error when the address responds one', async () => {
    const { blob } = convertWith(new Response('', { status: 403 }));

    await expect(blob).rejects.toThrow('403');
  });

  it.each([
    [501, 'unavailable', true],
    [400, 'input', true],
    [503, 'unavailable', false],
  ] as const)(
    'that the server refuses with %i as %s is final: %s',
    async (status, kind, isFinal) => {
      const message = '暂不支持该格式文件预览';
      const send = vi.fn(async () => Promise.reject(new ApiError({ kind, status, message })));

      const failure = await convertFile({ send } as unknown as Http)(FILE, { signal }).catch(
        (error: unknown) => error,
      );

      expect(failure).toMatchObject({ message });
      expect(isFileRefusal(failure)).toBe(isFinal);
    },
  );
});
