import { CODE_MINUTES } from '@mingjian/api';
import { defineTexts } from '../../texts';

const minutesZh = `${CODE_MINUTES} 分钟内有效，请不要告诉任何人。`;
const minutesEn = `It works for ${CODE_MINUTES} minutes. Tell nobody the code.`;

/** Messages of this feature. */
export const collectTexts = defineTexts({
  zh: {
    codeSubject: '明鉴：验证码',
    code: {
      entry: (code: string) => `验证码 ${code}，用于打开您的信息采集页面，${minutesZh}`,
      identity: (code: string) => `验证码 ${code}，用于核验您的身份，${minutesZh}`,
      signature: (code: string) => `验证码 ${code}，用于签署授权书，${minutesZh}`,
    },
    proofWrong: (left: number) =>
      left > 0
        ? `与登记的手机号不一致，还可以再试 ${left} 次`
        : '与登记的手机号不一致，链接已失效，请联系发送链接的人重新发送',
    formMissing: '该订单没有信息采集表',
    itemMissing: '信息采集表中没有这一项',
    itemClosed: '这一项已提交，不能修改',
    formClosed: '信息采集表已提交，不能修改',
    unreadable: '填写内容的格式不正确',
    answerWrong: (field: string) => `「${field}」填写有误`,
    itemNewer: '另一台设备刚修改了这一项，请核对后再保存',
    tooManyFiles: (most: number) => `最多 ${most} 个文件`,
    fileMissing: '文件不存在，请重新上传',
    consentMissing: (title: string) => `缺少必需的同意：${title}`,
    consentsClosed: '授权已经完成，不能再次签署',
    noMobile: '请填写手机号',
    noEmail: '请填写邮箱',
    notInvitable: '订单当前状态不能邀约候选人',
    refusedReason: '候选人拒绝授权',
    withdrawnReason: '候选人撤回授权',
    itemRefused: '候选人未同意核实该项',
    fieldMissing: (key: string) => `没有可退回的字段「${key}」`,
    notReviewed: '信息采集表不在审核中',
    noRecording: '该候选人没有通话录音',
    notRecording: '请上传 mp3 或 wav 录音',
  },
  en: {
    codeSubject: 'Mingjian: your code',
    code: {
      entry: (code) => `${code} is your code to open your information page. ${minutesEn}`,
      identity: (code) => `${code} is your code to verify your identity. ${minutesEn}`,
      signature: (code) => `${code} is your code to sign the authorisation letter. ${minutesEn}`,
    },
    proofWrong: (left) =>
      left > 0
        ? `This is not the mobile number that we know. ${left} tries left`
        : 'This is not the mobile number that we know. The link no longer works: ask its sender for a new one',
    formMissing: 'This order has no collection form',
    itemMissing: 'The form has no such item',
    itemClosed: 'This item is submitted and cannot be changed',
    formClosed: 'The form is submitted and cannot be changed',
    unreadable: 'The answers are not in a form that can be stored',
    answerWrong: (field) => `“${field}” is not valid`,
    itemNewer: 'This item was just changed on another device. Check it, then save again',
    tooManyFiles: (most) => `${most} files at most`,
    fileMissing: 'The file does not exist, please upload it again',
    consentMissing: (title) => `A consent is required: ${title}`,
    consentsClosed: 'The authorisation is already given and cannot be signed again',
    noMobile: 'Enter a mobile number',
    noEmail: 'Enter an e-mail address',
    notInvitable: 'In its present state the order cannot invite a candidate',
    refusedReason: 'The candidate refused the authorisation',
    withdrawnReason: 'The candidate withdrew the authorisation',
    itemRefused: 'The candidate did not agree to this item',
    fieldMissing: (key) => `There is no field “${key}” to return`,
    notReviewed: 'The form is not under review',
    noRecording: 'This candidate has no recorded call',
    notRecording: 'Upload a recording as mp3 or wav',
  },
});
