import { useState } from 'react';
import { orderApis, orderBase } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { orderInterfacesTexts } from './orderInterfaces.texts';

/** Asks a data source again. `running` is the id of the interface whose request is on its way. */
export function useQueryAgain() {
  const t = useTexts(orderInterfacesTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(orderApis.query);
  const [running, setRunning] = useState<string | null>(null);
  async function query(id: string) {
    setRunning(id);
    const outcome = await submit({ id });
    setRunning(null);
    messages.show(
      outcome.ok
        ? { text: t.sent, tone: 'success' }
        : { text: outcome.error.message, tone: 'danger' },
    );
    await refresh(orderBase.getOrderDetail, orderBase.getOrderTaskList);
  }
  return { query, running };
}
