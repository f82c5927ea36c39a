import { dictionaries, type Http } from '@mingjian/api';
import type { DictionaryLoad } from '@mingjian/widgets/DictionarySelect';

type Responses = Awaited<ReturnType<typeof request>>;

interface Group {
  codes: Set<string>;
  responses: Promise<Responses>;
}

/** Returns the load of dictionaries: all that a page needs at once are one request. */
export function groupedLoad(http: Http): DictionaryLoad {
  let group: Group | undefined;
  const startGroup = (): Group => {
    const codes = new Set<string>();
    const responses = Promise.resolve().then(() => {
      group = undefined;
      return request(http, codes);
    });
    return { codes, responses };
  };

  return async (code) => {
    group ??= startGroup();
    group.codes.add(code);
    const { [code]: values = [] } = await group.responses;
    return values.map(({ code: key, value, valueEn, enabled }) => ({
      code: key,
      label: value,
      labelEn: valueEn,
      isRetired: enabled === 0,
    }));
  };
}

const request = (http: Http, codes: ReadonlySet<string>) =>
  http.send(dictionaries.getCommonListGroup, { codes: [...codes].join(',') });
