import { useEffect, useMemo, useRef } from 'react';
import { basedAddress, files, type Http } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { site } from '../../base/site';
import { isFileAddress } from '../../base/files/fileAddress';
import { useResolveUrl, type ResolveAddress } from '../../base/files/useResolveUrl';

/**
 * Returns the `resolveUrl` of files that may be no uploads. Those of this server, such as letters,
 * are downloaded with the session, and have an address of this page while it is shown; others are
 * below the deployment's base addresses.
 */
export function useStoredAddress(): ResolveAddress {
  const http = useHttp();
  const resolve = useResolveUrl();
  const made = useRef(new Set<string>());
  useEffect(() => {
    const addresses = made.current;
    return () => {
      addresses.forEach((address) => URL.revokeObjectURL(address));
      addresses.clear();
    };
  }, []);
  return useMemo(
    () => async (path, options) => {
      if (isFileAddress(path)) return resolve(path, options);
      const use = options?.download ? 'download' : 'preview';
      const based = basedAddress(path, use, site.fileBases);
      if (based !== path || !isStored(path)) return based;
      const address = URL.createObjectURL(await fileAt(path, http));
      made.current.add(address);
      return address;
    },
    [http, resolve],
  );
}

const isStored = (path: string) => /^\/(?!\/)/.test(path);

const fileAt = async (path: string, http: Http): Promise<File> =>
  http.send(files.download, { path });
