import { createUploads, type UploadSettings } from './createUploads';
import type { UploadItem } from './model/uploadItems';

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['%PDF-1.7'], `${index + 1}.pdf`));

describe('many uploads', () => {
  it('tell their changes now and then, and lose none', async () => {
    const onChange = vi.fn<NonNullable<UploadSettings['onChange']>>();
    const done: (readonly UploadItem[])[] = [];
    const uploads = createUploads(() => ({
      upload: async (file, { onProgress }) => {
        for (const fraction of [0.25, 0.5, 0.75]) {
          await Promise.resolve();
          onProgress(fraction);
        }
        return { path: `/${file.name}` };
      },
      concurrency: 3,
      onChange,
      onDone: (items) => void done.push(items),
    }));

    uploads.add(files(60));
    expect(uploads.get()).toHaveLength(60);
    await vi.waitFor(() =>
      expect(uploads.get().every(({ status }) => status === 'done')).toBe(true),
    );

    expect(onChange.mock.calls.length).toBeLessThan(60);
    expect(done.at(-1)!.map(({ result }) => result!.path)).toEqual(
      files(60).map(({ name }) => `/${name}`),
    );
    expect(done.at(-1)).toBe(uploads.get());
  });

  it('show what the reader does at once, with what has come since', async () => {
    const ends: (() => void)[] = [];
    const uploads = createUploads(() => ({
      upload: async (file) => {
        await new Promise<void>((resolve) => ends.push(resolve));
        return { path: `/${file.name}` };
      },
      concurrency: 3,
    }));
    const statuses = () => uploads.get().map(({ status }) => status);

    uploads.add(files(30));
    await vi.waitFor(() => expect(ends).toHaveLength(3));
    ends.forEach((end) => end());
    await vi.waitFor(() => expect(ends).toHaveLength(6));
    uploads.cancel('30');

    expect(statuses().slice(0, 7)).toEqual([
      ...Array(3).fill('done'),
      ...Array(3).fill('uploading'),
      'waiting',
    ]);
    expect(statuses().at(-1)).toBe('cancelled');
  });

  it('show nothing more once their field is gone', async () => {
    const onDone = vi.fn();
    let end = () => {};
    const uploads = createUploads(() => ({
      upload: async (file) => {
        await new Promise<void>((resolve) => (end = resolve));
        return { path: `/${file.name}` };
      },
      concurrency: 1,
      onDone,
    }));
    const disconnect = uploads.connect();

    uploads.add(files(30));
    await vi.waitFor(() => expect(uploads.get()[0]!.status).toBe('uploading'));
    disconnect();
    end();
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(onDone).not.toHaveBeenCalled();
    expect(uploads.get()[0]!.status).toBe('uploading');
  });
});
