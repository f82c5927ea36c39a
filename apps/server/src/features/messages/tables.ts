import type { MessageChannel, MessageLanguage, MessageScene } from '@mingjian/api';
import type { Generated } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

export interface MessageTemplateTable extends Edited {
  id: string;
  code: string;
  name: string;
  nameEn: string | null;
  channel: MessageChannel;
  scene: MessageScene;
  /** Name before a text message; `null` for none. */
  signName: string | null;
  subject: string | null;
  subjectEn: string | null;
  /** The plain text; of an e-mail with HTML that text without its tags. */
  content: string;
  contentEn: string | null;
  /** The text of an e-mail as HTML. */
  html: string | null;
  htmlEn: string | null;
  vendorTemplateId: string | null;
  enabled: Generated<0 | 1>;
  /** `HH:mm`, Beijing time. */
  quietStart: string | null;
  quietEnd: string | null;
}

/** A view: messages to candidates, clients and staff, with the names that lists show. */
export interface SentMessageTable {
  id: string;
  createdAt: Date;
  sentAt: Date | null;
  nextTryAt: Date | null;
  readAt: Date | null;
  channel: MessageChannel;
  scene: MessageScene;
  templateId: string | null;
  templateCode: string | null;
  templateName: string | null;
  templateNameEn: string | null;
  orderId: string | null;
  orderNo: string | null;
  candidateId: string | null;
  candidateName: string | null;
  companyId: string | null;
  companyName: string | null;
  receiverType: 1 | 2 | 3;
  receiver: string;
  receiverName: string | null;
  subject: string;
  content: string;
  language: MessageLanguage;
  status: 0 | 1 | 2 | 3;
  failReason: string | null;
  retryCount: number;
  authorId: string | null;
  authorName: string | null;
}

/** A view: attempts to send those messages, and e-mails about orders. */
export interface MessageTryTable {
  id: string;
  messageId: string;
  number: number;
  receiver: string;
  startedAt: Date;
  endedAt: Date | null;
  result: 0 | 1 | 2;
  problem: string | null;
  channel: MessageChannel;
  scene: MessageScene | 'orderEmail';
  subject: string;
  orderId: string | null;
  orderNo: string | null;
  companyId: string | null;
}

declare module '../../database/schema' {
  interface Schema {
    messageTemplates: MessageTemplateTable;
    sentMessages: SentMessageTable;
    messageTries: MessageTryTable;
  }
}

/** Creates the table. Published statements never change. */
export const messageTemplateMigration = [
  `create table message_templates (
    id text primary key,
    code text not null check (length(code) > 0),
    name text not null check (length(name) > 0),
    name_en text,
    channel smallint not null check (channel between 1 and 3),
    scene text not null,
    sign_name text,
    subject text,
    subject_en text,
    content text not null check (length(content) > 0),
    content_en text,
    html text,
    html_en text,
    vendor_template_id text,
    enabled smallint not null default 1 check (enabled in (0, 1)),
    quiet_start text,
    quiet_end text,
    ${EDITED_COLUMNS}
  )`,
  `create unique index message_templates_code on message_templates (code)
    where deleted_at is null`,
  `create unique index message_templates_in_use on message_templates (scene, channel)
    where enabled = 1 and scene <> 'free' and deleted_at is null`,
  `alter table standard_content drop constraint standard_content_kind_check`,
  `alter table standard_content add constraint standard_content_kind_check
    check (kind in ('role', 'menu', 'dictionary', 'right', 'product', 'calendar', 'timer',
      'messageTemplate'))`,
];

const CHANNEL = `case o.channel when 'sms' then 1 when 'email' then 2 else 3 end`;

/** Creates the views of messages. Published statements never change. */
export const sentMessageMigration = [
  `create view sent_messages as
    select o.id, o.created_at, o.sent_at, case when o.status = 0 then o.next_try_at end
        as next_try_at,
      (select min(r.read_at) from notice_recipients r where r.notice_id = o.notice_id) as read_at,
      ${CHANNEL} as channel, o.kind as scene, o.template_id, template.code as template_code,
      template.name as template_name, template.name_en as template_name_en, o.order_id,
      orders.order_no, orders.candidate_id, orders.candidate_name, o.company_id,
      company.name as company_name, o.receiver_type, o.recipient as receiver,
      coalesce(candidate.name, person.realname) as receiver_name, o.subject,
      o.shown_content as content, o.language, o.status, o.problem as fail_reason,
      o.tries as retry_count, o.author_id, author.realname as author_name
    from outbox o
    left join message_templates template on template.id = o.template_id
    left join orders on orders.id = o.order_id
    left join companies company on company.id = o.company_id
    left join candidates candidate on candidate.id = o.candidate_id
    left join users person on person.id = o.user_id
    left join users author on author.id = o.author_id
    where o.receiver_type is not null and o.recipient is not null`,
  `create view message_tries as
    select t.id, t.outbox_id as message_id, t.number, t.recipient as receiver, t.started_at,
      t.ended_at, t.result, t.problem, ${CHANNEL} as channel, o.kind as scene, o.subject,
      o.order_id, orders.order_no, o.company_id
    from outbox_tries t
    join outbox o on o.id = t.outbox_id
    left join orders on orders.id = o.order_id
    where o.receiver_type is not null or o.kind = 'orderEmail'`,
];

/** Adds the words of new codes to dictionaries that a database has already. */
export const messageWordsMigration = [
  `insert into dictionary_values (id, dictionary_code, code, value, value_en, sort)
    select 'sending_channel.notice', code, 'notice', '站内信', 'In-app', 2
    from dictionaries where code = 'sending_channel'
    on conflict do nothing`,
  `insert into dictionary_values (id, dictionary_code, code, value, value_en, sort)
    select dictionaries.code || '.' || given.code, dictionaries.code, given.code, given.value,
      given.value_en, given.sort
    from dictionaries
    cross join (values
      ('candidateInvite', '邀请候选人', 'Candidate invited', 6),
      ('candidateReminder', '提醒候选人', 'Candidate reminded', 7),
      ('candidateReturned', '退回补充', 'Items returned', 8),
      ('candidatePassed', '信采通过', 'Form passed', 9),
      ('signInvite', '邀请签署', 'Signing', 10),
      ('consentWithdrawn', '撤回授权', 'Consent withdrawn', 11),
      ('orderPlaced', '订单已提交', 'Order placed', 12),
      ('orderAccepted', '订单已接单', 'Order accepted', 13),
      ('delayApproved', '延期已同意', 'Delay approved', 14),
      ('reportIssued', '报告已出具', 'Report issued', 15),
      ('undeliverable', '未送达', 'Undeliverable', 16),
      ('free', '自由消息', 'Free message', 17),
      ('orderEmail', '订单邮件', 'Order e-mail', 18)
    ) as given (code, value, value_en, sort)
    where dictionaries.code = 'outbox_kind'
    on conflict do nothing`,
];
