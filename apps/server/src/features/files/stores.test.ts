import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { startS3 } from '../../testing/s3Program';
import { bucketStore } from './bucketStore';
import type { ContentStore } from './contentStore';
import { diskStore } from './diskStore';
import { readS3 } from './s3Settings';
import { s3Bucket } from './s3Bucket';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'mingjian-store-'));

/** Kinds of stores, each with the folder in which its contents are. */
const STORES = {
  folder: async () => {
    const folder = newFolder();
    return { folder, store: diskStore(folder), close: async () => {} };
  },
  bucket: async () => {
    const { settings, folder, close } = await startS3();
    return { folder, store: bucketStore(await s3Bucket(settings)), close };
  },
};

async function olderOf(store: ContentStore) {
  const older: string[] = [];
  for await (const hashes of store.olderHashes()) older.push(...hashes);
  return older;
}

async function bytesOf(stream: Readable) {
  return Buffer.concat(await stream.toArray());
}

describe.each(Object.entries(STORES))('a store that is a %s', (_, open) => {
  let place: Awaited<ReturnType<typeof open>>;
  let store: ContentStore;
  const arrivals = newFolder();
  const arrive = (content: Buffer) => {
    const hash = createHash('sha256').update(content).digest('hex');
    const location = path.join(arrivals, hash);
    writeFileSync(location, content);
    return { hash, location };
  };
  const keep = async (content: Buffer) => {
    const arrived = arrive(content);
    await store.send(arrived);
    await store.keep(arrived);
    return arrived.hash;
  };
  /** Makes all that is stored two days older. */
  const age = () => {
    const then = Date.now() / 1_000 - 2 * 86_400;
    for (const file of readdirSync(place.folder, { recursive: true }))
      utimesSync(path.join(place.folder, String(file)), then, then);
  };

  beforeAll(async () => {
    place = await open();
    store = place.store;
  });
  afterAll(async () => place.close());

  it('returns a content byte for byte, whole and in part', async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    const hash = await keep(content);

    expect((await bytesOf(store.open(hash))).equals(content)).toBe(true);
    const part = await bytesOf(store.open(hash, { first: 100_000, last: 100_009 }));
    expect(part.equals(content.subarray(100_000, 100_010))).toBe(true);
  });

  it('fails for a content that it does not have', async () => {
    await expect(bytesOf(store.open('0'.repeat(64)))).rejects.toThrow();
  });

  it('ends what nobody reads on', async () => {
    const hash = await keep(Buffer.alloc(4_000_000, 7));
    const stream = store.open(hash);
    for await (const piece of stream) {
      expect(piece.length).toBeGreaterThan(0);
      break;
    }
    expect(stream.destroyed).toBe(true);
  });

  it('lists what is older than a day, and removes it', async () => {
    const old = await keep(Buffer.from('old'));
    age();
    const recent = await keep(Buffer.from('recent'));

    expect(await olderOf(store)).toContain(old);
    expect(await olderOf(store)).not.toContain(recent);
    await store.remove(old);
    await expect(bytesOf(store.open(old))).rejects.toThrow();
    expect(await olderOf(store)).not.toContain(old);
  });

  it('lists nothing that is no content', async () => {
    await keep(Buffer.from('content'));
    // As another program puts it there.
    mkdirSync(path.join(place.folder, 'backups'), { recursive: true });
    const others = readdirSync(place.folder, { recursive: true }).map(String);
    const [content] = others.filter((name) => /[0-9a-f]{64}/.test(name));
    const hash = /[0-9a-f]{64}/.exec(content!)![0];
    for (const name of others.filter((one) => one.includes(hash) && one !== hash.slice(0, 2)))
      copyFileSync(
        path.join(place.folder, name),
        path.join(place.folder, 'backups', path.basename(name).replace(hash, 'april')),
      );
    age();

    expect(await olderOf(store)).toContain(hash);
    expect((await olderOf(store)).filter((one) => !/^[0-9a-f]{64}$/.test(one))).toEqual([]);
  });

  it('keeps a content that was removed after it was sent', async () => {
    const arrived = arrive(Buffer.from('sent'));
    await store.send(arrived);
    await store.remove(arrived.hash);
    await store.keep(arrived);

    expect(String(await bytesOf(store.open(arrived.hash)))).toBe('sent');
  });

  it('makes an equal content recent again', async () => {
    const hash = await keep(Buffer.from('twice'));
    age();
    await keep(Buffer.from('twice'));

    expect(await olderOf(store)).not.toContain(hash);
  });
});

describe('settings of a bucket', () => {
  const read = (env: Record<string, string>, megabytes = 2_100) => readS3(env, megabytes);

  it('are none without a bucket, and name what is missing', () => {
    expect(read({})).toBeUndefined();
    expect(read({ S3_BUCKET: 'files' })).toEqual({ bucket: 'files', region: 'us-east-1' });
    expect(() => read({ S3_ENDPOINT: 'http://a' })).toThrow('S3_BUCKET');
    expect(() => read({ S3_BUCKET: 'files', S3_ENDPOINT: 'a' })).toThrow('S3_ENDPOINT');
    expect(() => read({ S3_BUCKET: 'files', S3_ACCESS_KEY: 'a' })).toThrow('S3_SECRET_KEY');
    expect(() => read({ S3_BUCKET: 'files' }, 6_000)).toThrow('UPLOAD_MB');
  });

  it('fail the start when the bucket is missing or the keys are wrong, without naming a key', async () => {
    const { settings, close } = await startS3();
    const wrong = { accessKeyId: 'OTHER', secretAccessKey: 'wrong-secret' };
    const failures = await Promise.all(
      [{ bucket: 'missing' }, { credentials: wrong }, { endpoint: 'http://127.0.0.1:9' }].map(
        async (change) =>
          s3Bucket({ ...settings, ...change }).catch((error: Error) => error.message),
      ),
    );
    await close();

    for (const failure of failures) {
      expect(failure).toMatch(/cannot be used/);
      expect(failure).not.toMatch(/wrong-secret|OTHER/);
    }
  });
});

it('a folder that is missing has no contents', async () => {
  expect(await olderOf(diskStore(path.join(newFolder(), 'missing')))).toEqual([]);
});
