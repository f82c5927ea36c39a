import { defineTexts } from '../../texts';

/** Messages of the resource library. */
export const libraryTexts = defineTexts({
  zh: {
    oneFile: '请上传一个文件',
    foreignFile: '请上传自己的文件，或保留现有文件',
    noCompanies: '请选择可见的客户',
    ownedCount: (count: number) => `负责 ${count} 份资源库文档`,
    expiryNotice: '提醒资源库文档到期',
    expiryNoticeNote: (days: number) =>
      `文档到期前通知负责人一次。参数 days：提前的天数，默认 ${days}。`,
    expires: (title: string) => `资源库文档「${title}」即将到期`,
    expiresOn: (day: string) =>
      `有效期至 ${day}，之后客户不再看到它。请更新文件或延长有效期，也可以任其到期。`,
  },
  en: {
    oneFile: 'Upload one file',
    foreignFile: 'Upload a file of your own, or leave the present one',
    noCompanies: 'Select the clients that see it',
    ownedCount: (count) =>
      `in charge of ${count} library ${count === 1 ? 'document' : 'documents'}`,
    expiryNotice: 'Remind of expiring library documents',
    expiryNoticeNote: (days) =>
      `Tells who is in charge of a document once before it expires. Parameter days: how long before, ${days} unless set.`,
    expires: (title) => `The library document “${title}” expires soon`,
    expiresOn: (day) =>
      `It is valid until ${day}. After that clients no longer see it. Update the file, or extend the date.`,
  },
});
