import { files, type Http, type PictureSize } from '@mingjian/api';

/** The addresses of files that responses carry, and new ones in the place of expired ones. */
export interface FileAddresses {
  /** Returns the address of a file or of its small picture; a new one once it was refused. */
  resolve(address: string, options: ResolveOptions): Promise<string>;
}

/** The options of one resolution. */
export interface ResolveOptions {
  /** Whether the last address was refused. */
  refused: boolean;
  /** Size of a picture. @default the file itself */
  size?: PictureSize | undefined;
}

/** Number of addresses that one call renews. */
const BATCH = 100;

/** Returns the addresses of one session. Those that expire together are renewed by one call. */
export function createFileAddresses(http: Http): FileAddresses {
  const renewed = new Map<string, Promise<string>>();
  let waiting: { address: string; resolve(address: Promise<string>): void }[] = [];

  const renewAll = () => {
    for (let from = 0; from < waiting.length; from += BATCH) {
      const part = waiting.slice(from, from + BATCH);
      const paths = part.map(({ address }) => address);
      const response = http.send(files.getAddresses, { paths });
      part.forEach(({ resolve }, index) =>
        resolve(response.then((addresses) => addresses[index]!)),
      );
    }
    waiting = [];
  };
  const renew = (address: string) => {
    const request = new Promise<string>((resolve) => {
      if (waiting.length === 0) setTimeout(renewAll);
      waiting.push({ address, resolve });
    });
    renewed.set(address, request);
    request.catch(() => renewed.delete(address));
    return request;
  };

  return {
    resolve: async (address, { refused, size }) => {
      const current = await (refused ? renew(address) : (renewed.get(address) ?? address));
      return size && current.includes('?') ? `${current}&size=${size}` : current;
    },
  };
}
