import {
  accessRequest,
  orderAccessRequest,
  type AccessLog,
  type NamedOrderAccess,
} from '../../entities/orders/orderAccess';
import { read } from '../call';

/** The log of accesses to the data of candidates. Not specified. */
export const orderAccesses = {
  /** Accesses to an order and its candidate, with names, for those who answer privacy requests. */
  getAccesses: read('/gOrderAccess/getAccesses')
    .takes(orderAccessRequest)
    .gives<AccessLog<NamedOrderAccess>>(),
  /** Accesses to the orders of the candidate of a link, without names. */
  getOwnAccesses: read('/api/collectPage/getAccesses', { callers: 'candidates' })
    .takes(accessRequest)
    .gives<AccessLog>(),
};
