/** Occasions of messages to candidates, clients and staff. */
export const MESSAGE_SCENES = [
  'candidateInvite',
  'candidateReminder',
  'candidateReturned',
  'candidatePassed',
  'signInvite',
  'consentWithdrawn',
  'rightsAnswered',
  'dataDeleted',
  'orderPlaced',
  'orderAccepted',
  'delayApproved',
  'reportIssued',
  'balanceLow',
  'undeliverable',
  'free',
] as const;

/** An occasion of messages. */
export type MessageScene = (typeof MESSAGE_SCENES)[number];

/** Ways to reach a person, by the codes of the dictionary `message_channel`: 4 (WeChat) is free. */
export const MESSAGE_CHANNELS = [1, 2, 3] as const;

/** 1 text message · 2 e-mail · 3 in the product. */
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Languages of messages. */
export type MessageLanguage = 'zh' | 'en';

const ABOUT_CANDIDATE = [
  'candidateName',
  'companyName',
  'position',
  'link',
  'days',
  'reason',
  'officerName',
  'officerPhone',
] as const;

const ABOUT_ORDER = ['candidateName', 'companyName', 'position', 'orderNo', 'productName'] as const;

/** Variables that templates of each occasion may use. */
export const SCENE_VARIABLES = {
  candidateInvite: ABOUT_CANDIDATE,
  candidateReminder: ABOUT_CANDIDATE,
  candidateReturned: ABOUT_CANDIDATE,
  candidatePassed: ABOUT_CANDIDATE,
  signInvite: ABOUT_CANDIDATE,
  // A client learns that consent has ended, and nothing of what the candidate said.
  consentWithdrawn: ['candidateName', 'companyName', 'orderNo'],
  rightsAnswered: ABOUT_CANDIDATE,
  // The last message to a person: the page behind a link is gone.
  dataDeleted: ['candidateName', 'companyName', 'certificateNo'],
  orderPlaced: ABOUT_ORDER,
  orderAccepted: [...ABOUT_ORDER, 'dueDate', 'officerName', 'officerPhone'],
  delayApproved: [...ABOUT_ORDER, 'dueDate', 'reason'],
  reportIssued: ABOUT_ORDER,
  balanceLow: ['companyName', 'balanceName', 'available', 'limit', 'advice'],
  undeliverable: ['candidateName', 'companyName', 'orderNo', 'receiver', 'reason'],
  free: [...ABOUT_ORDER, 'dueDate', 'officerName', 'officerPhone'],
} as const satisfies Record<MessageScene, readonly string[]>;

/** A variable of a template, written `{name}` in it. */
export type MessageVariable = (typeof SCENE_VARIABLES)[MessageScene][number];

/** Values of the variables of an occasion; empty texts where there is none. */
export type SceneValues<Scene extends MessageScene> = Readonly<
  Record<(typeof SCENE_VARIABLES)[Scene][number], string | number>
>;

/** Variables that only the receiver may read: a link opens a person's own page. */
export const SECRET_VARIABLES: readonly MessageVariable[] = ['link'];

/** Occasions whose messages wait for no quiet hours to end. */
export const URGENT_SCENES: readonly MessageScene[] = ['consentWithdrawn', 'undeliverable'];

/** Example values of variables, for previews. */
export const EXAMPLE_VALUES: Readonly<Record<MessageLanguage, Record<MessageVariable, string>>> = {
  zh: {
    candidateName: '张晓雯',
    companyName: '云帆科技有限公司',
    position: '高级产品经理',
    link: 'https://example.com/c/7Kq2mX',
    days: '7',
    reason: '毕业证书照片不清晰',
    officerName: '李顾问',
    officerPhone: '400-820-8820',
    orderNo: 'MJ202611280000001',
    productName: '标准版背调',
    dueDate: '2026-12-04',
    receiver: '138****0421',
    certificateNo: 'SC2026112800000001',
    balanceName: '可用余额',
    available: '¥902.00',
    limit: '¥1,000.00',
    advice: '请及时充值。',
  },
  en: {
    candidateName: 'Wen Zhang',
    companyName: 'Yunfan Technology',
    position: 'Senior Product Manager',
    link: 'https://example.com/c/7Kq2mX',
    days: '7',
    reason: 'The photo of the diploma is blurred',
    officerName: 'Ms Li',
    officerPhone: '400-820-8820',
    orderNo: 'MJ202611280000001',
    productName: 'Standard check',
    dueDate: '2026-12-04',
    receiver: '138****0421',
    certificateNo: 'SC2026112800000001',
    balanceName: 'Balance',
    available: '¥902.00',
    limit: '¥1,000.00',
    advice: 'Please top it up.',
  },
};
