import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { list } from './invoiceLineList';

/** Lines of invoices, to read. */
export function InvoiceLineListPage() {
  return <ListScreen screen={useListScreen(list)} />;
}
