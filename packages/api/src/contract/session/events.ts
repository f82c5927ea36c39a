import { object } from 'yup';
import type { ServerEvent } from '../../entities/session/serverEvent';
import { idText } from '../../schema';
import { get, type EventStream } from '../call';

/** News for the signed-in person. Not specified. */
export const events = {
  /** A stream of `text/event-stream`; `lastEventId` resumes it after an interruption. */
  getStream: get('/events/getStream', { responseType: 'events', background: true })
    .takes(object({ lastEventId: idText() }))
    .gives<EventStream<ServerEvent>>(),
};
