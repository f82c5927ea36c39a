import { act, fireEvent } from '@testing-library/react';
import type { UploadFile, UploadOptions } from '../upload/createUploads';
import { inputOf } from '../upload/upload.fixtures';

/** Selects files in the only field of the page. */
export const selectFiles = async (...files: File[]): Promise<void> =>
  act(async () => {
    fireEvent.change(inputOf(document), { target: { files } });
  });

/** An upload whose files the test finishes by name. */
export function heldUpload() {
  const held = new Map<string, { finish(): void; fail(): void; options: UploadOptions }>();
  const upload = vi.fn<UploadFile>(
    (file, options) =>
      new Promise((resolve, reject) => {
        held.set(file.name, {
          finish: () => resolve({ path: `/f/${file.name}` }),
          fail: () => reject(new Error('磁盘空间不足')),
          options,
        });
      }),
  );
  const finish = async (...names: string[]) =>
    act(async () => names.forEach((name) => held.get(name)!.finish()));
  const fail = async (name: string) => act(async () => held.get(name)!.fail());
  return { upload, held, finish, fail };
}
