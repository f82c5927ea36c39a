import { defineTexts } from '@mingjian/ui';

export const noticeListTexts = defineTexts('noticeList', {
  zh: {
    pageTitle: '通知',
    emptyNote: '别人发给您的通知和订单的动态出现在这里。',
    title: '标题',
    noticeType: '类型',
    fromUserName: '发件人',
    orderNo: '订单编号',
    content: '内容',
    readFlag: '已读',
    createTime: '发送时间',
    markRead: '标为已读',
    markUnread: '标为未读',
    alreadyRead: '已经读过',
    alreadyUnread: '还没有读过',
  },
  en: {
    pageTitle: 'Notices',
    emptyNote: 'Notices from colleagues and news of orders appear here.',
    title: 'Title',
    noticeType: 'Type',
    fromUserName: 'From',
    orderNo: 'Order no.',
    content: 'Content',
    readFlag: 'Read',
    createTime: 'Sent',
    markRead: 'Mark as read',
    markUnread: 'Mark as unread',
    alreadyRead: 'Already read',
    alreadyUnread: 'Not read yet',
  },
});
