import { notice, type Notice } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { OrderCell, ReadCell, SenderCell, TitleCell } from './NoticeCells';
import { noticeListTexts } from './noticeList.texts';

/** All notices of the signed-in person. */
export const noticeList = listOf(notice, {
  pageCode: 'noticeList',
  texts: noticeListTexts,
  nameField: 'title',
  columns: [
    {
      field: 'title',
      width: 360,
      card: 'title',
      render: (row: Notice) => <TitleCell notice={row} />,
    },
    { field: 'noticeType', width: 110, card: 'fact' },
    {
      field: 'fromUserName',
      width: 140,
      card: 'fact',
      render: (row: Notice) => <SenderCell notice={row} />,
    },
    {
      field: 'orderNo',
      width: 176,
      card: 'fact',
      render: (row: Notice) => <OrderCell notice={row} />,
    },
    { field: 'createTime', card: 'fact' },
    {
      field: 'readFlag',
      width: 90,
      card: 'mark',
      render: (row: Notice) => <ReadCell notice={row} />,
    },
    { field: 'content', width: 360, hidden: true },
  ],
  filters: ['title', 'noticeType', 'readFlag', 'fromUserName', 'orderNo', 'createTime'],
  tones: { noticeType: { '1': 'neutral', '2': 'accent', '3': 'warning', '4': 'notice' } },
});
