import { disputes as calls } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import './disputeEffects';
import { raiseDispute } from './raiseDispute';
import { ownOfferOf } from './ownOffer';
import { disputesOf } from './readDisputes';
import { updateDispute } from './updateDispute';

const committed = ({ outbox }: Backend) => outbox.wake();

/** Disputes of clients and candidates about issued reports. */
export const disputes: Feature = {
  name: 'disputes',
  calls: [
    bind(calls).to(
      {
        getOfOrder: async ({ orderId }, caller, backend) => disputesOf(orderId, caller, backend),
        getOwnOffer: async (_, caller, backend) => ownOfferOf(caller, backend),
        save: async (draft, caller, backend) => {
          await raiseDispute(draft, caller, backend);
          return disputesOf(draft.orderId, caller, backend);
        },
        update: async (input, caller, backend) =>
          disputesOf(await updateDispute(input, caller, backend), caller, backend),
      },
      { update: { committed } },
    ),
  ],
  uncountedTables: ['disputes', 'disputeItems', 'disputeFiles', 'disputeEvents'],
};
