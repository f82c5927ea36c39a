import { companyTickets as calls } from '@mingjian/api';
import { resourceCalls } from '../../resources/resourceCalls';
import { CLIENT_ACCOUNTANTS, STATEMENT_READERS } from '../../roles';
import type { Feature } from '../feature';
import { ticketResource } from './resource';

/** Invoice details of client companies. */
export const companyTickets: Feature = {
  name: 'companyTickets',
  calls: [Object.values(resourceCalls(calls, ticketResource))],
  resources: [ticketResource],
  menu: [
    {
      code: 'company-ticket-list',
      parent: 'company',
      name: '开票资料',
      nameEn: 'Invoice details',
      pageurl: 'ticketList',
      icon: 'id-card',
      sort: 16,
      rights: STATEMENT_READERS,
    },
    {
      code: 'client-tickets',
      parent: 'company-order',
      name: '开票资料',
      nameEn: 'Invoice details',
      pageurl: 'ticketList',
      icon: 'id-card',
      sort: 16,
      resources: ['aCompanyTicket'],
      rights: CLIENT_ACCOUNTANTS,
    },
  ],
};
