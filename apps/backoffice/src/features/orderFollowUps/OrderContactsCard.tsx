import { fromBeijing, orderBase, type OrderDetail, type OrderFollowUp } from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { Button, Timeline, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { ContactForm } from '../../shared/contacts/ContactForm';
import { OrderCard } from '../../shared/orders/OrderCard';
import { list } from '../../shared/contacts/orderFollowUpList';
import { useOpenForm } from '../../shared/resourceList/useOpenForm';
import { useSignedIn } from '../../shell';
import { orderContactsTexts } from './orderContacts.texts';

/** The contacts with the sources of an order, and the button that logs one. */
export function OrderContactsCard({ order }: { order: OrderDetail | undefined }) {
  const { can } = useSignedIn();
  if (!order || !can('orders.contact')) return null;
  return <Contacts key={order.id} order={order} />;
}

/** Contacts that are in sight. */
const SHOWN = 5;

function Contacts({ order }: { order: OrderDetail }) {
  const t = useTexts(orderContactsTexts);
  const dates = useDateFormat();
  const refresh = useRefresh();
  const [openForm, setOpenForm] = useOpenForm<OrderFollowUp>();
  const contacts = order.events.filter(({ kind }) => kind === 'contact');
  const handleSaved = () => {
    setOpenForm(null);
    void refresh(list.calls.getList, orderBase.getOrderDetail);
  };
  return (
    <OrderCard
      name="contacts"
      title={t.title}
      actions={
        <Button size="small" onClick={() => setOpenForm({ row: null })}>
          {t.add}
        </Button>
      }
    >
      {contacts.length === 0 ? (
        t.none
      ) : (
        <>
          <Timeline
            label={t.title}
            items={contacts.slice(0, SHOWN).map(({ key, label, createTime }) => ({
              key,
              title: label,
              time: dates.time(createTime),
              dateTime: fromBeijing(createTime)?.toISOString() ?? createTime,
              tone: 'neutral',
            }))}
          />
          {contacts.length > SHOWN && t.all(contacts.length)}
        </>
      )}
      {openForm && (
        <ContactForm
          openForm={openForm}
          orderId={order.id}
          onSaved={handleSaved}
          onClose={() => setOpenForm(null)}
        />
      )}
    </OrderCard>
  );
}
