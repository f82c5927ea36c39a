import { orderFollowUp, type Can, type OrderFollowUp } from '@mingjian/api';
import { RowForm, type RowFormProps } from '../resourceList/RowForm';
import { useResourceList } from '../resourceList/useResourceList';
import { list } from './orderFollowUpList';

/** Who sees the form may log contacts: the server decides again. */
const LOGGED: Can = {
  create: true,
  update: false,
  delete: false,
  fields: Object.keys(orderFollowUp.fields),
  actions: [],
};

export interface ContactFormProps extends Pick<
  RowFormProps<OrderFollowUp>,
  'openForm' | 'onSaved' | 'onClose'
> {
  orderId: string;
}

/** The form of a contact with a source of an order. Its dictionaries are loaded with it. */
export function ContactForm({ orderId, ...form }: ContactFormProps) {
  const { formFields } = useResourceList(list);
  return (
    <RowForm
      {...form}
      list={list}
      fields={formFields(LOGGED, true).filter(({ field }) => field !== 'orderId')}
      fixed={{ orderId }}
    />
  );
}
