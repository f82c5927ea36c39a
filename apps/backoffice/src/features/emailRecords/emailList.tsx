import {
  addressListRule,
  EMAIL_FILES,
  emailRecord,
  problemIn,
  type EmailRecord,
} from '@mingjian/api';
import { Link } from '@mingjian/ui';
import type { FormValues } from '@mingjian/widgets/Form';
import { orderDetailsPath } from '../../base/orderPaths';
import { FilesControl } from '../../shared/files/FilesControl';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { LazyRichTextControl } from '../../shared/richText/LazyRichTextControl';
import { emailListTexts } from './emailList.texts';
import { EmailSubject } from './EmailSubject';

/** Tones of the states of e-mails. */
export const STATUS_TONES = {
  '0': 'warning',
  '1': 'success',
  '2': 'danger',
  '3': 'neutral',
} as const;

/** Returns the check of a field with addresses. */
const addressCheck = (field: 'toAddr' | 'ccAddr') => (values: FormValues) => {
  const text = values[field];
  return typeof text === 'string' && text !== '' && !addressListRule.accepts(text)
    ? problemIn(addressListRule, text)
    : undefined;
};

/** E-mails about orders. */
export const emailList = listOf(emailRecord, {
  pageCode: 'emailList',
  texts: emailListTexts,
  nameField: 'subject',
  columns: [
    {
      field: 'subject',
      width: 260,
      card: 'title',
      render: (row: EmailRecord) => <EmailSubject email={row} />,
    },
    { field: 'status', width: 100, card: 'mark' },
    { field: 'toAddr', width: 220, card: 'fact' },
    {
      field: 'orderNo',
      width: 176,
      card: 'subtitle',
      render: ({ orderId, orderNo }: EmailRecord) => (
        <Link href={orderDetailsPath(orderId)}>{orderNo}</Link>
      ),
    },
    { field: 'candidateName', width: 96, card: 'fact' },
    { field: 'sendUserName', width: 96 },
    { field: 'sendTime', width: 112, card: 'fact' },
    { field: 'failReason', width: 220 },
    { field: 'ccAddr', width: 200, hidden: true },
    { field: 'companyName', width: 200, hidden: true },
    { field: 'createTime', hidden: true },
    { field: 'updateTime', hidden: true },
  ],
  filters: [
    'subject',
    'orderNo',
    'toAddr',
    'status',
    'candidateName',
    'companyName',
    'sendUserName',
    'sendTime',
    'createTime',
  ],
  tones: { status: STATUS_TONES },
  form: [
    { field: 'orderId', wide: true },
    { field: 'toAddr', wide: true, check: addressCheck('toAddr') },
    { field: 'ccAddr', wide: true, check: addressCheck('ccAddr') },
    { field: 'subject', wide: true },
    {
      field: 'body',
      control: (props: ControlProps) => (
        <LazyRichTextControl {...props} height={300} uploadKind="picture" />
      ),
    },
    {
      field: 'attachments',
      control: (props: ControlProps) => <FilesControl {...props} max={EMAIL_FILES} />,
    },
  ],
});
