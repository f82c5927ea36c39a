import { events as eventCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { missedEvents } from '../notices/readNotices';

/** News that is pushed to signed-in people. */
export const events: Feature = {
  name: 'events',
  calls: [
    bind(eventCalls).to({
      getStream: async ({ lastEventId }, caller, backend) =>
        backend.events.open(caller, async () => missedEvents(lastEventId, caller, backend)),
    }),
  ],
};
