import { useState } from 'react';
import { invoices, type CompanyInvoice } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { useSearchParams } from 'react-router-dom';
import { ResourcePage } from '../../shared/resourceList/ResourcePage';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { InvoiceDrawer } from './InvoiceDrawer';
import { list } from './invoiceList';
import { OpenInvoice } from './OpenInvoice';

/** States that wait for somebody. */
const STATUSES = [1, 2, 3, 4];

const isOpen = ({ status }: CompanyInvoice) => status >= 1 && status < 4;

/** Invoices. One opens beside the list, with its lines, its history and its moves. */
export function InvoiceListPage() {
  const presets = useCodePresets('status', 'invoice_status', STATUSES);
  const [params] = useSearchParams();
  const refresh = useRefresh();
  const [opened, setOpened] = useState(params.get('invoice'));
  return (
    <OpenInvoice value={setOpened}>
      <ResourcePage
        list={list}
        presets={presets}
        editable={isOpen}
        onChanged={() => void refresh(invoices.getDetail)}
      >
        {opened !== null && <InvoiceDrawer id={opened} onClose={() => setOpened(null)} />}
      </ResourcePage>
    </OpenInvoice>
  );
}
