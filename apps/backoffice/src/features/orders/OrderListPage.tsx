import { lazy, useMemo, useState } from 'react';
import type { OrderRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { RowKey } from '@mingjian/widgets/DataGrid';
import type { ExportedRows, ListActions } from '@mingjian/widgets/ListGrid';
import { OrderMenu } from '../../shared/orders/OrderMenu';
import { CLIENT_REPORT, REPORT_STUDIO } from '../../shared/orders/reportPaths';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { PanelBoundary, useMayOpen, useSignedIn } from '../../shell';
import { useOrderBulk } from './bulk/useOrderBulk';
import { ownOrdersText } from './model/ownOrders';
import { orderList } from './orderList';
import { orderListTexts } from './orderList.texts';
import { renderOrderPreview } from './preview/lazyOrderPreview';
import { ReportExportDialog } from './reportExport/ReportExportDialog';
import { useDangerOptions } from './useDangerOptions';
import { useOrderPresets } from './useOrderPresets';

const ApplyInvoiceDialog = lazy(async () => ({
  default: (await import('../../shared/invoices/ApplyInvoiceDialog')).ApplyInvoiceDialog,
}));

/** The order list of staff and of client companies. The server decides which rows each sees. */
export function OrderListPage() {
  const { mine, myTurn } = useTexts(orderListTexts);
  const { user } = useSignedIn();
  const chipTexts = useMemo(
    () => ({ pmId: ownOrdersText(user.id, mine), turnOf: ownOrdersText(user.id, myTurn) }),
    [user.id, mine, myTurn],
  );
  const screen = useListScreen(orderList, {
    pageOptions: useDangerOptions(),
    chipTexts,
    presets: useOrderPresets(),
  });
  const bulk = useOrderBulk(screen.can);
  const mayOpen = useMayOpen();
  const [exported, setExported] = useState<ExportedRows | null>(null);
  const [invoiced, setInvoiced] = useState<readonly RowKey[] | null>(null);
  const readsReports = mayOpen(CLIENT_REPORT) || mayOpen(REPORT_STUDIO);
  const actions: ListActions<OrderRow> = {
    bulk,
    primary: <OrderMenu />,
    onExportReport: readsReports ? setExported : undefined,
    onInvoice: screen.can?.actions.includes('applyInvoice') ? setInvoiced : undefined,
  };
  return (
    <ListScreen screen={screen} actions={actions} preview={renderOrderPreview} selectable>
      {exported && <ReportExportDialog rows={exported} onClose={() => setExported(null)} />}
      {invoiced && (
        <PanelBoundary onClose={() => setInvoiced(null)}>
          <ApplyInvoiceDialog
            source={{ orderIds: invoiced.join(',') }}
            onClose={() => setInvoiced(null)}
          />
        </PanelBoundary>
      )}
    </ListScreen>
  );
}
