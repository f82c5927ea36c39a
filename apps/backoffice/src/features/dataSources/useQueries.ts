import { useState } from 'react';
import { orderApis, orderBase, type ApiError, type InputOf } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { orderInterfacesTexts } from './orderInterfaces.texts';

/**
 * Asks data sources: one of an interface again, or another one for a task. `running` is the id of
 * the interface whose request is on its way.
 */
export function useQueries() {
  const t = useTexts(orderInterfacesTexts);
  const refresh = useRefresh();
  const again = useSubmit(orderApis.query);
  const first = useSubmit(orderApis.ask);
  const [running, setRunning] = useState<string | null>(null);
  async function tell(outcome: { ok: true } | { ok: false; error: ApiError }) {
    messages.show(
      outcome.ok
        ? { text: t.sent, tone: 'success' }
        : { text: outcome.error.message, tone: 'danger' },
    );
    await refresh(orderBase.getOrderDetail, orderBase.getOrderTaskList);
  }
  async function query(id: string) {
    setRunning(id);
    const outcome = await again.submit({ id });
    setRunning(null);
    await tell(outcome);
  }
  const ask = async (input: InputOf<typeof orderApis.ask>) => tell(await first.submit(input));
  return { query, ask, running, isAsking: first.isSubmitting };
}
