import {
  encodeSearch,
  fromBeijing,
  orderBase,
  type OrderDetail,
  type OrderFollowUp,
} from '@mingjian/api';
import { useCall, useRefresh } from '@mingjian/api/react';
import { Button, Card, ErrorState, Skeleton, Timeline, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../base/useDateFormat';
import { RowForm } from '../../shared/resourceList/RowForm';
import { useOpenForm } from '../../shared/resourceList/useOpenForm';
import { useResourceList } from '../../shared/resourceList/useResourceList';
import { useSignedIn } from '../../shell';
import { orderContactsTexts } from './orderContacts.texts';
import { list } from './orderFollowUpList';

/** The contacts with the sources of an order, and the button that logs one. */
export function OrderContactsCard({ order }: { order: OrderDetail | undefined }) {
  const { can } = useSignedIn();
  if (!order || !can('orders.contact')) return null;
  return <Contacts key={order.id} orderId={order.id} />;
}

/** Contacts that are in sight. */
const SHOWN = 5;

function Contacts({ orderId }: { orderId: string }) {
  const t = useTexts(orderContactsTexts);
  const dates = useDateFormat();
  const types = useDictionary('follow_type');
  const results = useDictionary('contact_result');
  const refresh = useRefresh();
  const [openForm, setOpenForm] = useOpenForm<OrderFollowUp>();
  const { formFields } = useResourceList(list);
  const { data, error, mutate } = useCall(list.calls.getList, {
    pageNum: 1,
    pageSize: SHOWN,
    searchParam: encodeSearch([{ field: 'orderId', operator: 'EQ', value: orderId }]),
  });
  const handleSaved = () => {
    setOpenForm(null);
    void refresh(list.calls.getList, orderBase.getOrderDetail);
  };
  return (
    <Card
      title={t.title}
      actions={
        data?.can.create && (
          <Button size="small" onClick={() => setOpenForm({ row: null })}>
            {t.add}
          </Button>
        )
      }
    >
      {error && !data ? (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton lines={3} />
      ) : data.content.length === 0 ? (
        t.none
      ) : (
        <>
          <Timeline
            label={t.title}
            items={data.content.map((contact) => ({
              key: contact.id,
              title: contact.contactName,
              time: dates.time(contact.createTime),
              dateTime: fromBeijing(contact.createTime)?.toISOString() ?? contact.createTime,
              content: [
                t.line(types.labelOf(contact.followType), results.labelOf(contact.result)),
                contact.nextTime && t.next(dates.short(contact.nextTime)),
              ]
                .filter(Boolean)
                .join(' · '),
              tone: contact.nextTime ? 'accent' : 'neutral',
            }))}
          />
          {data.total > SHOWN && t.all(data.total)}
        </>
      )}
      {openForm && data && (
        <RowForm
          list={list}
          openForm={openForm}
          fields={formFields(data.can, true).filter(({ field }) => field !== 'orderId')}
          fixed={{ orderId }}
          onSaved={handleSaved}
          onClose={() => setOpenForm(null)}
        />
      )}
    </Card>
  );
}
