import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../features/files/s3Settings';

interface Program {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => Program;

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
