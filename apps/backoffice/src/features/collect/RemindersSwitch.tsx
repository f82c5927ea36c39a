import { collect, orderBase, type OrderCollect, type OrderDetail } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Switch, useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { collectTexts } from './collect.texts';

export interface RemindersSwitchProps {
  order: OrderDetail;
  form: OrderCollect;
}

/** States in which a candidate has still something to do. */
const REMINDED: readonly number[] = [10, 20, 30, 35, 40, 60];
/** A link that was handed over: there is nothing to send a reminder by. */
const BY_HAND = 4;

/** Whether the candidate of an order is reminded by the plan of days; nothing when none can be. */
export function RemindersSwitch({ order, form }: RemindersSwitchProps) {
  const t = useTexts(collectTexts);
  const refresh = useRefresh();
  const { submit, isSubmitting } = useSubmit(collect.setReminders);
  const mayInvite = order.moves.some(({ move }) => move === 'invite');
  const isReminded = form.inviteChannel !== BY_HAND && REMINDED.includes(form.status);
  if (!mayInvite || !isReminded) return null;

  const set = async (isOn: boolean) => {
    const outcome = await submit({ orderId: order.id, isReminded: isOn ? 1 : 0 });
    if (!outcome.ok) messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    await refresh(orderBase.getOrderDetail);
  };
  return (
    <Switch
      label={t.reminders}
      description={t.remindersNote}
      checked={form.isReminded === 1}
      loading={isSubmitting}
      onValueChange={(isOn) => void set(isOn)}
    />
  );
}
