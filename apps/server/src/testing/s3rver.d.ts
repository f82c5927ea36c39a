declare module 's3rver' {
  import type { AddressInfo } from 'node:net';

  /** An S3-compatible store that keeps objects as files. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
