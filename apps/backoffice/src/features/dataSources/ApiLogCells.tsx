import { use } from 'react';
import type { ApiLog } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { RowName } from '../../shared/RowName.styles';
import { apiLogListTexts } from './apiLogList.texts';
import { OpenExchange } from './OpenExchange';

/** The name of an interface, which opens the exchange. */
export function NameCell({ log: { id, apiName } }: { log: ApiLog }) {
  const open = use(OpenExchange);
  return (
    <RowName type="button" title={apiName} onClick={() => open(id)}>
      {apiName}
    </RowName>
  );
}

/** The duration of an exchange. */
export function DurationCell({ log: { costMs } }: { log: ApiLog }) {
  return useDuration()(costMs);
}

/** Returns the text of a duration in milliseconds. */
export function useDuration(): (milliseconds: number) => string {
  const t = useTexts(apiLogListTexts);
  return (milliseconds) =>
    milliseconds < 1_000
      ? t.milliseconds(milliseconds)
      : t.seconds((milliseconds / 1_000).toFixed(1));
}
