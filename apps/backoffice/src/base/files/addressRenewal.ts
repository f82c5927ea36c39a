import { files, type Http } from '@mingjian/api';

/** Most addresses of one request. */
const MOST = 100;

interface Group {
  addresses: Set<string>;
  renewed: Promise<ReadonlyMap<string, string>>;
}

/** Renewals by client, since the screens of one page share a request. */
const renewals = new WeakMap<Http, (address: string) => Promise<string>>();

/** Requests another address of a file. All that a page needs at once are one request. */
export async function renewedAddress(http: Http, address: string): Promise<string> {
  const renew = renewals.get(http) ?? groupedRenewal(http);
  renewals.set(http, renew);
  return renew(address);
}

function groupedRenewal(http: Http) {
  let group: Group | undefined;
  const startGroup = (): Group => {
    const addresses = new Set<string>();
    const renewed = Promise.resolve().then(() => {
      if (group?.addresses === addresses) group = undefined;
      return request(http, [...addresses]);
    });
    return { addresses, renewed };
  };

  return async (address: string) => {
    if (group === undefined || group.addresses.size === MOST) group = startGroup();
    group.addresses.add(address);
    return (await group.renewed).get(address) ?? address;
  };
}

async function request(http: Http, paths: string[]) {
  const renewed = await http.send(files.getAddresses, { paths });
  return new Map(paths.map((path, index) => [path, renewed[index] ?? path]));
}
