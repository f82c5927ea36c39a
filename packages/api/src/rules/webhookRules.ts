import { WEBHOOK_EVENTS, type WebhookEvent } from '../entities/integrations/webhook';
import type { TextRule } from './rule';

/** Addresses of webhook endpoints. Plain HTTP is for a receiver on the server's own machine. */
export const webhookUrlRule: TextRule = {
  accepts(text) {
    if (!URL.canParse(text) || /[\s#]/.test(text)) return false;
    const { protocol, username, password, hostname } = new URL(text);
    if (username || password || hostname === '') return false;
    return protocol === 'https:' || /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(text);
  },
  problem: {
    zh: '请输入 https:// 开头的地址，不含账号和 #，例如 https://hr.example.com/webhooks',
    en: 'An https:// address without credentials or #, such as https://hr.example.com/webhooks',
  },
};

/** The events of an endpoint: a JSON list of at least one. */
export const webhookEventsRule: TextRule = {
  accepts: (text) => webhookEventsOf(text).length > 0,
  problem: { zh: '请至少选择一个事件', en: 'Choose at least one event' },
};

/** Returns the events in a JSON list; none when one of them is unknown. */
export function webhookEventsOf(text: string): readonly WebhookEvent[] {
  try {
    const listed = JSON.parse(text) as unknown;
    if (!Array.isArray(listed)) return [];
    const known = WEBHOOK_EVENTS.filter((event) => listed.includes(event));
    return known.length === listed.length ? known : [];
  } catch {
    return [];
  }
}
