import type { Bucket } from '../../http/bucket';
import { DAY, type ContentStore } from './contentStore';

/** Key of a content. What else is in the bucket is no content. */
const CONTENT_KEY = /^[0-9a-f]{2}\/([0-9a-f]{64})$/;

/** Returns the contents in a bucket, each at `<first two digits>/<SHA-256>`. */
export function bucketStore(bucket: Bucket): ContentStore {
  const keyOf = (hash: string) => `${hash.slice(0, 2)}/${hash}`;
  // Also one that is there already: its time would tell that somebody else has it.
  const send: ContentStore['send'] = ({ hash, location }) =>
    bucket.put(keyOf(hash), location, hash);
  return {
    send,
    // The removal of unused contents may have come between.
    async keep(content) {
      if (!(await bucket.find(keyOf(content.hash)))) await send(content);
    },
    open: (hash, range) => bucket.open(keyOf(hash), range),
    async *olderHashes() {
      for await (const objects of bucket.list())
        yield objects
          .filter(({ storedAt }) => +storedAt < Date.now() - DAY)
          .flatMap(({ key }) => CONTENT_KEY.exec(key)?.[1] ?? []);
    },
    remove: (hash) => bucket.remove(keyOf(hash)),
  };
}
