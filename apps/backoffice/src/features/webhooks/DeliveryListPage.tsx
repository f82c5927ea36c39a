import { useEffect, useMemo, useState } from 'react';
import { toApiError, webhookDeliveries, type WebhookDelivery } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { ListActions } from '@mingjian/widgets/ListGrid';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { messages } from '../../shell';
import { DeliveryDrawer } from './DeliveryDrawer';
import { deliveryList } from './deliveryList';
import { deliveryListTexts } from './deliveryList.texts';
import { OpenDelivery } from './OpenDelivery';

/** Milliseconds between looks for what was delivered meanwhile. */
const LOOK = 5_000;

const STATUSES = ['2', '0', '1'] as const;

/** Events on their way to endpoints. One opens beside the list, and can be sent again. */
export function DeliveryListPage() {
  const t = useTexts(deliveryListTexts);
  const presets = useMemo(
    () => [
      { key: 'all', label: t.all, conditions: () => [] },
      ...STATUSES.map((value) => ({
        key: value,
        label: t[`status${value}`],
        conditions: () => [{ field: 'status', operator: 'EQ' as const, value }],
        counted: value === '2',
      })),
    ],
    [t],
  );
  const screen = useListScreen(deliveryList, { presets });
  const [opened, setOpened] = useState<WebhookDelivery | null>(null);
  const actions = useDeliveryActions();
  useLiveList();
  return (
    <OpenDelivery value={setOpened}>
      <ListScreen<WebhookDelivery> screen={screen} actions={actions} selectable>
        {opened && <DeliveryDrawer delivery={opened} onClose={() => setOpened(null)} />}
      </ListScreen>
    </OpenDelivery>
  );
}

/** Loads the list again from time to time while somebody can see it. */
function useLiveList() {
  const refresh = useRefresh();
  useEffect(() => {
    const look = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh(webhookDeliveries.getList);
    }, LOOK);
    return () => clearInterval(look);
  }, [refresh]);
}

/** Returns the actions that send deliveries again. */
function useDeliveryActions(): ListActions<WebhookDelivery> {
  const t = useTexts(deliveryListTexts);
  const http = useHttp();
  const refresh = useRefresh();
  return useMemo(() => {
    const replay = async (ids: readonly string[]) => {
      try {
        await http.send(webhookDeliveries.replay, { id: ids.join(',') });
        messages.show({ text: t.replayed, tone: 'success' });
      } catch (error) {
        messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 });
      }
      await refresh(webhookDeliveries.getList, webhookDeliveries.getDetail);
    };
    return {
      row: ({ status }: WebhookDelivery) =>
        status === 0
          ? []
          : [
              {
                key: 'replay',
                label: t.replay,
                onSelect: ({ id }: WebhookDelivery) => void replay([id]),
              },
            ],
      bulk: [
        {
          key: 'replay',
          label: t.replay,
          skipReason: ({ status }) => (status === 0 ? t.isWaiting : undefined),
          async run(rows) {
            const ids = rows.map(({ id }) => id);
            await http.send(webhookDeliveries.replay, { id: ids.join(',') });
            return ids.map((key) => ({ key }));
          },
        },
      ],
    };
  }, [http, refresh, t]);
}
