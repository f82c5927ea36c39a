import { useCallback, useState } from 'react';
import { companyLookups, companyProducts, toApiError, type CompanyProduct } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { useTexts } from '@mingjian/ui';
import type { RowAction } from '@mingjian/widgets/DataGrid';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { messages } from '../../shell';
import { companyProductList } from './companyProductList';
import { companyProductTexts } from './companyProduct.texts';
import { ConditionsDialog } from './ConditionsDialog';

/** Products and prices of companies. Those who edit companies set conditions of their own. */
export function CompanyProductListPage() {
  const screen = useListScreen(companyProductList);
  const [opened, setOpened] = useState<CompanyProduct | null>(null);
  const mayEdit = screen.can?.actions.includes('conditions') === true;
  const row = useRowActions(setOpened);
  return (
    <ListScreen screen={screen} actions={mayEdit ? { row } : undefined}>
      {opened && <ConditionsDialog offer={opened} onClose={() => setOpened(null)} />}
    </ListScreen>
  );
}

function useRowActions(onEdit: (offer: CompanyProduct) => void) {
  const t = useTexts(companyProductTexts);
  const http = useHttp();
  const refresh = useRefresh();
  return useCallback(
    ({ productVersion, latestVersion, ownPrice, discount, ownSlaDays }: CompanyProduct) => {
      const run = (change: () => Promise<unknown>, text: string) => {
        void change()
          .then(() => messages.show({ text, tone: 'success' }))
          .catch((error: unknown) =>
            messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 }),
          )
          .finally(() => void refresh(companyProducts));
      };
      const isOwn = [ownPrice, discount, ownSlaDays].some((value) => value !== null);
      return [
        { key: 'edit', label: t.edit, onSelect: onEdit },
        ...(productVersion < latestVersion
          ? [
              {
                key: 'refresh',
                label: t.refresh,
                onSelect: ({ companyId, productId }: CompanyProduct) =>
                  run(
                    async () =>
                      http.send(companyLookups.refreshProductionById, { companyId, productId }),
                    t.refreshed,
                  ),
              },
            ]
          : []),
        ...(isOwn
          ? [
              {
                key: 'reset',
                label: t.reset,
                onSelect: ({ id }: CompanyProduct) =>
                  run(async () => http.send(companyProducts.delete, { id }), t.resetDone),
              },
            ]
          : []),
      ] satisfies RowAction<CompanyProduct>[];
    },
    [t, http, refresh, onEdit],
  );
}
