import {
  fromBeijing,
  orderBase,
  orderFollowUps,
  orderTasks,
  type OrderFollowUp,
  type TaskDesk,
} from '@mingjian/api';
import { useRefresh } from '@mingjian/api/react';
import { Button, Card, Timeline, useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../../base/useDateFormat';
import { ContactForm } from '../../../shared/contacts/ContactForm';
import { useOpenForm } from '../../../shared/resourceList/useOpenForm';
import { useSignedIn } from '../../../shell';
import { ContactRecordings } from './ContactRecordings';
import * as S from './TaskDesk.styles';
import { taskDeskTexts } from './taskDesk.texts';

/** The contacts with sources beside a task, and the button that logs one. */
export function DeskContacts({ desk: { task, contacts } }: { desk: TaskDesk }) {
  const t = useTexts(taskDeskTexts);
  const dates = useDateFormat();
  const refresh = useRefresh();
  const { can } = useSignedIn();
  const [openForm, setOpenForm] = useOpenForm<OrderFollowUp>();
  const types = useDictionary('follow_type');
  const results = useDictionary('contact_result');
  const handleSaved = () => {
    setOpenForm(null);
    void refresh(orderFollowUps.getList, orderBase.getOrderDetail, orderTasks.getDesk);
  };
  return (
    <Card
      title={t.contacts}
      actions={
        can('orders.contact') && (
          <Button size="small" onClick={() => setOpenForm({ row: null })}>
            {t.log}
          </Button>
        )
      }
    >
      {contacts.length === 0 ? (
        <S.Note>{t.noContacts}</S.Note>
      ) : (
        <Timeline
          label={t.contacts}
          items={contacts.map((contact) => ({
            key: contact.id,
            title: [
              contact.contactName,
              types.labelOf(contact.followType),
              results.labelOf(contact.result),
              contact.userName,
            ].join(' · '),
            content: (
              <>
                {contact.content}
                {contact.audioUrl !== null && <ContactRecordings contact={contact} />}
              </>
            ),
            time: dates.time(contact.createTime),
            dateTime: fromBeijing(contact.createTime)?.toISOString() ?? contact.createTime,
            tone: 'neutral' as const,
          }))}
        />
      )}
      {openForm && (
        <ContactForm
          openForm={openForm}
          orderId={task.orderId}
          onSaved={handleSaved}
          onClose={() => setOpenForm(null)}
        />
      )}
    </Card>
  );
}
