import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { StartError } from '../../startError';
import { DAY, type ContentStore } from './contentStore';
import type { S3Settings } from './s3Settings';

/** Key of a content. What else is in the bucket belongs to others. */
const CONTENT_KEY = /^[0-9a-f]{2}\/([0-9a-f]{64})$/;

const loadS3 = () => import('@aws-sdk/client-s3');

/**
 * Returns the contents in a bucket, each at `<first two digits>/<SHA-256>`. Throws a `StartError`
 * unless the bucket can be used.
 */
export async function s3Store(settings: S3Settings): Promise<ContentStore> {
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
  const placeOf = (hash: string) => ({ Bucket: bucket, Key: `${hash.slice(0, 2)}/${hash}` });
  const look = new s3.ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 });
  await client.send(look).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(
      `The bucket "${bucket}" of uploaded files cannot be used (${error.code ?? error.name}). Check S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY.`,
    );
  });

  const has = (hash: string) =>
    client.send(new s3.HeadObjectCommand(placeOf(hash))).then(
      () => true,
      (error: unknown) => {
        if (error instanceof s3.S3ServiceException && error.$metadata.httpStatusCode === 404)
          return false;
        throw error;
      },
    );
  // Also one that is there already: its time would tell that somebody else has it.
  const send: ContentStore['send'] = async ({ hash, location }) => {
    const { size } = await stat(location);
    await client.send(
      new s3.PutObjectCommand({
        ...placeOf(hash),
        Body: createReadStream(location),
        ContentLength: size,
        ChecksumSHA256: Buffer.from(hash, 'hex').toString('base64'),
      }),
    );
  };

  return {
    send,
    // The removal of unused contents may have come between.
    async keep(content) {
      if (!(await has(content.hash))) await send(content);
    },
    open(hash, range) {
      const ending = new AbortController();
      const place = { ...placeOf(hash), Range: range && `bytes=${range.first}-${range.last}` };
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
    async *olderHashes() {
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket: bucket }))
        yield (page.Contents ?? [])
          .filter(({ LastModified }) => LastModified && +LastModified < Date.now() - DAY)
          .flatMap(({ Key = '' }) => CONTENT_KEY.exec(Key)?.[1] ?? []);
    },
    async remove(hash) {
      await client.send(new s3.DeleteObjectCommand(placeOf(hash)));
    },
  };
}
