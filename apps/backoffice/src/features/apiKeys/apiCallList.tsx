import { apiCall, type ApiCall } from '@mingjian/api';
import { StatusLight } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';
import { apiCallListTexts } from './apiCallList.texts';

/** Calls that were made with keys. */
export const apiCallList = listOf(apiCall, {
  pageCode: 'apiCallList',
  texts: apiCallListTexts,
  nameField: 'path',
  columns: [
    { field: 'callTime', card: 'fact' },
    { field: 'keyName', width: 150, card: 'subtitle' },
    { field: 'companyName', width: 200, staffOnly: true },
    { field: 'method', width: 80 },
    { field: 'path', width: 320, card: 'title' },
    {
      field: 'httpStatus',
      width: 90,
      card: 'mark',
      render: ({ httpStatus }: ApiCall) => (
        <StatusLight tone={httpStatus < 400 ? 'success' : 'danger'}>{httpStatus}</StatusLight>
      ),
    },
    { field: 'problem', width: 280, card: 'fact' },
    { field: 'costMs', width: 120 },
    { field: 'address', width: 140, card: 'fact' },
  ],
  filters: ['keyName', 'path', 'callTime', 'address', { field: 'companyName', staffOnly: true }],
});
