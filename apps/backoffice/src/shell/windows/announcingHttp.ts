import { resourceOf, splitIds, type AnyCall, type Call, type Http } from '@mingjian/api';
import type { ChangedRecord, Windows } from './windows';

/** Resources whose responses hold those of another one. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  sysDicValue: ['sysDicCode'],
};

/**
 * Returns a client that tells the other windows of every change that it has made: by the call's
 * resource, and by id and version where it has them. Responses that hold the changed resource are
 * out of date in this window too.
 */
export function announcingHttp(http: Http, windows: Pick<Windows, 'post' | 'deliver'>): Http {
  return {
    async send<Input, Output>(
      call: Call<Input, Output>,
      input: Input,
      options?: Parameters<Http['send']>[2],
    ) {
      const output = await http.send(call, input, options);
      const resource = resourceOf(call);
      if (call.effect === 'change' && resource !== '') {
        const holders = HOLDERS[resource] ?? [];
        const records = recordsOf(call, input, output);
        windows.post({ kind: 'changed', resources: [resource, ...holders], records });
        if (holders.length > 0)
          windows.deliver({ kind: 'changed', resources: holders, records: [] });
      }
      return output;
    },
  };
}

/** Returns the records that a call has saved or deleted, as far as it names them. */
export function recordsOf(call: AnyCall, input: unknown, output: unknown): ChangedRecord[] {
  const resource = resourceOf(call);
  const { id } = (input ?? {}) as { id?: unknown };
  const { id: savedId, version } = (output ?? {}) as { id?: unknown; version?: unknown };
  if (call.path.endsWith('/delete') && typeof id === 'string')
    return splitIds(id).map((one) => ({ resource, id: one, version: null }));
  if (typeof savedId !== 'string' || typeof version !== 'number') return [];
  return [{ resource, id: savedId, version }];
}
