import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Bucket, StoredObject } from '../../http/bucket';
import { StartError } from '../../startError';
import type { S3Settings } from './s3Settings';

const loadS3 = () => import('@aws-sdk/client-s3');

/** Returns a bucket of an S3-compatible store. Throws a `StartError` unless it can be used. */
export async function s3Bucket(settings: S3Settings): Promise<Bucket> {
  const { bucket, endpoint, region, credentials } = settings;
  const s3 = await loadS3();
  const client = new s3.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    // Other stores have no host per bucket, and know no checksums behind a body.
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const placeOf = (key: string) => ({ Bucket: bucket, Key: key });
  const look = new s3.ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 });
  await client.send(look).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `The bucket "${bucket}" of uploaded files cannot be used (${error.code ?? error.name}). Check S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY.`,
    );
  });

  return {
    async put(key, location, hash) {
      const { size } = await stat(location);
      await client.send(
        new s3.PutObjectCommand({
          ...placeOf(key),
          Body: createReadStream(location),
          ContentLength: size,
          ...(hash !== undefined && {
            ChecksumSHA256: Buffer.from(hash, 'hex').toString('base64'),
          }),
        }),
      );
    },
    find: (key) =>
      client.send(new s3.HeadObjectCommand(placeOf(key))).then(
        ({ ContentLength, LastModified }) =>
          stored({ Key: key, Size: ContentLength, LastModified }),
        (error: unknown) => {
          if (error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode === 404)
            return undefined;
          throw error;
        },
      ),
    open(key, range) {
      const ending = new AbortController();
      const place = { ...placeOf(key), Range: range && `bytes=${range.first}-${range.last}` };
      async function* read() {
        try {
          const { Body } = await client.send(new s3.GetObjectCommand(place), {
            abortSignal: ending.signal,
          });
          yield* Body as Readable;
        } finally {
          ending.abort();
        }
      }
      return Readable.from(read(), { objectMode: false });
    },
    async *list(prefix) {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
      for await (const page of pages) yield (page.Contents ?? []).map(stored);
    },
    async remove(key) {
      await client.send(new s3.DeleteObjectCommand(placeOf(key)));
    },
  };
}

/** One without a time counts as new. */
const stored = (found: {
  Key?: string | undefined;
  Size?: number | undefined;
  LastModified?: Date | undefined;
}): StoredObject => ({
  key: found.Key ?? '',
  size: found.Size ?? 0,
  storedAt: found.LastModified ?? new Date(),
});
