import type { OutboxText } from '../../entities/messages/outboxText';
import type { OutboxMessage } from '../../resources/messages/outboxMessage';
import { idRef } from '../../schema';
import { change, get } from '../call';
import { listRequest, type ListPage } from '../listPage';

/** Messages that the product sends by itself, for administrators. Not specified. */
export const outbox = {
  getList: get('/outbox/getList', { alsoPost: true })
    .takes(listRequest)
    .gives<ListPage<OutboxMessage>>(),
  /** Returns the text of a message, and records who read it. */
  open: change('/outbox/open').takes(idRef).gives<OutboxText>(),
};
