import { materialFolders, materials, type Http } from '@mingjian/api';
import { ownSource, sharedSource } from './materialSource';

function setUp(canEdit = true) {
  const send = vi.fn(async (..._: unknown[]) => ({ id: '7', path: '/a.png?ticket=1' }));
  const source = ownSource({ send } as unknown as Http, canEdit);
  return { send, source };
}

describe('the source of a library', () => {
  it('has no changes for readers, and none of the shared library', () => {
    const { source } = setUp(false);
    const shared = sharedSource({ send: vi.fn() } as unknown as Http);

    for (const one of [source, shared])
      expect(Object.keys(one).toSorted()).toEqual([
        'getFiles',
        'getFolders',
        'resolveThumbnail',
        'resolveUrl',
      ]);
  });

  it('reads the library of the caller, or the shared one', async () => {
    const { send, source } = setUp();
    const options = { signal: new AbortController().signal };
    const shared = sharedSource({ send } as unknown as Http);

    await source.getFiles('3', options);
    await shared.getFiles('4', options);

    expect(send.mock.calls).toEqual([
      [materials.getFileList, { folderId: '3' }, options],
      [materials.getSharedFileList, { folderId: '4' }, options],
    ]);
  });

  it('returns an uploaded picture by the name of its file', async () => {
    const { send, source } = setUp();
    const file = new File(['x'], '标志.png');
    const options = { signal: new AbortController().signal, onProgress: () => {} };

    const stored = await source.upload!(file, { folderId: '3', ...options });

    expect(stored).toEqual({ id: '7', originalName: '标志.png', filePath: '/a.png?ticket=1' });
    expect(send.mock.lastCall?.slice(1)).toEqual([{ folderId: '3', file }, options]);
  });

  it('creates folders, and changes one with its version', async () => {
    const { send, source } = setUp();
    const draft = { pId: null, folderName: '标志', orderNum: 1 };

    await source.saveFolder!(draft, null);
    await source.saveFolder!(draft, { ...draft, id: '3', version: 5 });

    expect(send.mock.calls).toEqual([
      [materialFolders.save, draft],
      [materialFolders.update, { ...draft, id: '3', version: 5 }],
    ]);
  });

  it('sends many ids in parts', async () => {
    const { send, source } = setUp();
    const ids = Array.from({ length: 2_500 }, (_, index) => `${index}`);

    await source.deleteFiles!(ids);

    const lists = send.mock.calls.map(
      ([, input]) => (input as { checkedFileIds: string }).checkedFileIds,
    );
    expect(lists.map((list) => list.split(',').length)).toEqual([1_000, 1_000, 500]);
    expect(lists.join()).toBe(ids.join());
  });
});
