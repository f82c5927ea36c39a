import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../features/files/s3Settings';

/** Keys that the program knows. */
const CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts an S3-compatible store with one bucket, whose objects are below `folder`. */
export async function startS3() {
  const directory = mkdtempSync(path.join(tmpdir(), 'mingjian-s3-'));
  const program = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await program.run();
  const settings: S3Settings = {
    bucket: 'files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: CREDENTIALS,
  };
  return { settings, folder: path.join(directory, 'files'), close: async () => program.close() };
}
