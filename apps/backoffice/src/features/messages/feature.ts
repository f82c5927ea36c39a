import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/message/messageList': list(() => import('./MessageListPage'), 'MessageListPage'),
    '/message/messageTemplateList': list(
      () => import('./MessageTemplateListPage'),
      'MessageTemplateListPage',
    ),
    '/message/messageTryList': list(() => import('./MessageTryListPage'), 'MessageTryListPage'),
  },
};
