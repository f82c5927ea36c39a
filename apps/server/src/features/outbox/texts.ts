import { CODE_MINUTES } from '@mingjian/api';
import { defineTexts } from '../../texts';

/** Subjects and texts of the messages that the product sends by itself. */
export const messageTexts = defineTexts({
  zh: {
    resetSubject: '明鉴：重置密码的验证码',
    reset: (code: string) =>
      `验证码 ${code}，用于重置您的登录密码，${CODE_MINUTES} 分钟内有效。如非本人操作，请忽略，并不要把验证码告诉任何人。`,
    contactSubject: '明鉴：更换联系方式的验证码',
    contact: (code: string) =>
      `验证码 ${code}，用于绑定此联系方式，${CODE_MINUTES} 分钟内有效。如非本人操作，请忽略。`,
    contactChangedSubject: '明鉴：联系方式已更换',
    contactChanged: (username: string) =>
      `账号 ${username} 的联系方式已更换，此后验证码将发往新的联系方式。如非本人操作，请立即联系系统管理员。`,
    passwordChangedSubject: '明鉴：密码已重置',
    passwordChanged: (username: string) =>
      `账号 ${username} 的密码已通过验证码重置，所有登录已退出。如非本人操作，请立即联系系统管理员。`,
    approvedSubject: '明鉴：企业注册申请已通过',
    approved: (company: string, username: string) =>
      `${company} 的注册申请已通过。请选择“企业客户”，用用户名 ${username} 和申请时填写的密码登录。`,
    refusedSubject: '明鉴：企业注册申请未通过',
    refused: (company: string, reason: string) =>
      `${company} 的注册申请未通过。原因：${reason}。您可以修改后重新申请。`,
  },
  en: {
    resetSubject: 'Mingjian: your code for a new password',
    reset: (code) =>
      `${code} is your code for a new password. It works for ${CODE_MINUTES} minutes. If you did not request it, ignore this message and tell nobody the code.`,
    contactSubject: 'Mingjian: confirm your contact details',
    contact: (code) =>
      `${code} is your code to confirm these contact details. It works for ${CODE_MINUTES} minutes. If you did not request it, ignore this message.`,
    contactChangedSubject: 'Mingjian: your contact details have changed',
    contactChanged: (username) =>
      `The contact details of ${username} have changed. Codes are sent to the new ones from now on. If it was not you, contact your administrator at once.`,
    passwordChangedSubject: 'Mingjian: your password was reset',
    passwordChanged: (username) =>
      `The password of ${username} was reset with a code, and every session has ended. If it was not you, contact your administrator at once.`,
    approvedSubject: 'Mingjian: your company account is ready',
    approved: (company, username) =>
      `The registration of ${company} is approved. Sign in as a client, with the user name ${username} and the password from your registration.`,
    refusedSubject: 'Mingjian: your registration was declined',
    refused: (company, reason) =>
      `The registration of ${company} was declined. Reason: ${reason}. You can correct it and register again.`,
  },
});
