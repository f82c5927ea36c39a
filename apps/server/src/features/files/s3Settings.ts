import { StartError } from '../../startError';

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  bucket: string;
  /** Address of the store; that of AWS without it. */
  endpoint: string | undefined;
  region: string;
  /** Keys; without them those of the machine, as the AWS SDK finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Most megabytes that S3 takes in one request. */
const MOST_MEGABYTES = 5_000;

/**
 * Reads the settings of a store; `undefined` without a bucket. Throws a `StartError` on invalid
 * ones.
 */
export function readS3(env: NodeJS.ProcessEnv, megabytes: number): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = env;
  if (!bucket) {
    if (endpoint || region || accessKeyId || secretAccessKey)
      throw new StartError('S3_BUCKET is the bucket of uploaded files, which S3_… belong to.');
    return undefined;
  }
  if (endpoint && !/^https?:\/\//.test(endpoint))
    throw new StartError('S3_ENDPOINT is the http(s) address of an S3-compatible store.');
  if (!accessKeyId !== !secretAccessKey)
    throw new StartError('S3_ACCESS_KEY and S3_SECRET_KEY are set together, or neither is.');
  if (megabytes > MOST_MEGABYTES)
    throw new StartError(`UPLOAD_MB is ${MOST_MEGABYTES} at most with S3_BUCKET.`);
  return {
    bucket,
    endpoint: endpoint || undefined,
    region: region || 'us-east-1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
