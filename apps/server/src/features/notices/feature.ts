import { notices as noticeCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceListCall } from '../../resources/resourceCalls';
import { ANY_ROLE } from '../../roles';
import type { Feature } from '../feature';
import { handleNotice } from './handleNotice';
import { noticeResource } from './resource';
import { markNotices, readAllNotices, removeNotices, unreadCount } from './readNotices';
import { sendNotice } from './sendNotice';

/** Notices from one person to others, each reader's own. */
export const notices: Feature = {
  name: 'notices',
  calls: [
    [resourceListCall(noticeCalls.getList, noticeResource)],
    bind(noticeCalls).part({
      save: async (draft, caller, backend) => sendNotice(draft, caller, backend),
      update: async (changes, caller, backend) => markNotices(changes, caller, backend),
      handle: async (answer, caller, backend) => handleNotice(answer, caller, backend),
      readAll: async (seen, caller, backend) => readAllNotices(seen, caller, backend),
      delete: async (ref, caller, backend) => removeNotices(ref, caller, backend),
      getUnReadCount: async (_, caller, backend) => unreadCount(caller, backend),
    }),
  ],
  resources: [noticeResource],
  menu: [
    {
      code: 'notice-list',
      name: '通知',
      nameEn: 'Notices',
      icon: 'bell',
      pageurl: 'noticeList',
      // The bell in the header leads to it.
      hidden: true,
      sort: 4,
      rights: ANY_ROLE,
    },
  ],
};
